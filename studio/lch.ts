export type Lch = { lightness: number; chroma: number; hue: number }

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

/** A colour of the screen in LCh, the colour space in which hues are shifted. */
export function lchOf(red: number, green: number, blue: number): Lch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  const [a, yellow] = [500 * (x - y), 200 * (y - z)]
  const degrees = (Math.atan2(yellow, a) * 180) / Math.PI
  return {
    lightness: 116 * y - 16,
    chroma: Math.hypot(a, yellow),
    hue: (degrees + 360) % 360,
  }
}

/** Degrees between two hues, the short way round. */
export function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}
