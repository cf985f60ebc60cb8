// Finds texts that are cut, off the screen or on top of each other, and pages that have to be scrolled.
(mustFit) => {
  const found = [];
  const shown = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) === 0) return false;
      if (style.clipPath === 'inset(50%)' || at.hasAttribute('inert')) return false;
    }
    return true;
  };
  const overflows = (element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY];
  };
  // What scrolls inside the page can be brought to view.
  const scrolls = (element) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (overflows(at).some((overflow) => overflow === 'auto' || overflow === 'scroll')) return true;
    }
    return false;
  };
  // The nearest ancestor that cuts off what reaches beyond it.
  const cutter = (element) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (overflows(at).some((overflow) => overflow === 'hidden' || overflow === 'clip')) return at;
    }
    return null;
  };
  // With a dialog open, what lies under it is not looked at.
  const ground = document.querySelector('dialog[open], [aria-modal=true]') ?? document.body;
  // Bars that stay while the page scrolls may cover it: only what lies in the same layer is compared.
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const texts = [];
  const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION', 'TITLE'].includes(element.tagName)) continue;
    if (!shown(element) || element.closest('.skip')) continue; // a skip link comes into view with the focus
    const range = document.createRange();
    range.selectNodeContents(node);
    const by = cutter(element);
    const inScroller = scrolls(element);
    for (const box of range.getClientRects()) {
      if (box.width > 0 && box.height > 0) texts.push({ text, box, by, element, inScroller, layer: layer(element) });
    }
  }
  const { innerWidth: width, innerHeight: height } = window;
  const root = document.scrollingElement;
  const describe = ({ text, box }) =>
    `'${text.slice(0, 40)}' at ${[box.left, box.top, box.width, box.height].map(Math.round).join(' ')}`;
  if (root.scrollWidth > width) found.push(`the page is ${root.scrollWidth} wide, the screen ${width}`);
  if (mustFit && root.scrollHeight > height) found.push(`the page is ${root.scrollHeight} high, the screen ${height}`);
  for (const one of texts) {
    const { box, by, inScroller } = one;
    if (inScroller) continue;
    if (box.left < -1 || box.right > width + 1) found.push(`off the screen: ${describe(one)}`);
    if (mustFit && (box.top < -1 || box.bottom > height + 1)) found.push(`off the screen: ${describe(one)}`);
    if (by) {
      const edge = by.getBoundingClientRect();
      if (box.left < edge.left - 1 || box.right > edge.right + 1) found.push(`cut off: ${describe(one)}`);
    }
  }
  // Lines of letters have air above and below: only what really lies on something else is named.
  const core = ({ box: { left, right, top, bottom, height } }) => ({
    l: left + 1,
    r: right - 1,
    t: top + height * 0.25,
    b: bottom - height * 0.25,
  });
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      if (texts[i].element === texts[j].element) continue;
      if (texts[i].inScroller || texts[j].inScroller || texts[i].layer !== texts[j].layer) continue;
      const [a, b] = [core(texts[i]), core(texts[j])];
      if (a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b)
        found.push(`${describe(texts[i])} lies on ${describe(texts[j])}`);
    }
  }
  return found;
}
