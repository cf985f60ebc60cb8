// A list with a fixed capacity that lives where it stands: no heap, trivially copyable where its items are.
#pragma once

#include <array>
#include <cstddef>

namespace azulejos {

template <class Item, std::size_t capacity>
class FixedList {
  public:
    constexpr void push_back(const Item& item) { items_[size_++] = item; }
    constexpr void clear() { size_ = 0; }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == capacity; }
    constexpr Item& operator[](std::size_t index) { return items_[index]; }
    constexpr const Item& operator[](std::size_t index) const { return items_[index]; }
    constexpr const Item* begin() const { return items_.data(); }
    constexpr const Item* end() const { return items_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<Item, capacity> items_;
};

}  // namespace azulejos
