"""How light a colour is, and how well one is seen on another."""


def luminance(colour: str) -> float:
    """Relative luminance of #RRGGBB."""
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def lightness(colour: str) -> float:
    """CIE L* of #RRGGBB."""
    return 116 * float(luminance(colour) ** (1 / 3)) - 16


def contrast(one: str, other: str) -> float:
    """The WCAG ratio of two opaque colours."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
