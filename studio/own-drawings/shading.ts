/** The shades of one colour: where light falls on it, the colour itself, and two steps into the shadow. */
export interface Shades {
  light: string
  base: string
  dark: string
  deep: string
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

export function mix(hex: string, other: string, share: number): string {
  const target = channels(other)
  const mixed = channels(hex).map((value, at) => Math.round(value + ((target[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const shadesOf = (base: string): Shades => ({
  light: mix(base, '#ffffff', 0.34),
  base,
  dark: mix(base, '#2a0a3c', 0.26),
  deep: mix(base, '#2a0a3c', 0.46),
})

const stops = (list: [number, string][]) =>
  list.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('')

/** A gradient from left to right, as on a round body that is lit from the left. */
export const across = (id: string, { light, base, dark }: Shades) =>
  `<linearGradient id="own-${id}">${stops([
    [0, base],
    [0.28, light],
    [0.62, base],
    [1, dark],
  ])}</linearGradient>`

/** A gradient from the top to the bottom, as on a flat side. */
export const down = (id: string, { light, base, dark }: Shades) =>
  `<linearGradient id="own-${id}" x2="0" y2="1">${stops([
    [0, light],
    [0.45, base],
    [1, dark],
  ])}</linearGradient>`

/** A gradient from a lit spot outwards, as on a ball. */
export const round = (id: string, { light, base, dark }: Shades) =>
  `<radialGradient id="own-${id}" cx=".36" cy=".3" r=".8">${stops([
    [0, light],
    [0.5, base],
    [1, dark],
  ])}</radialGradient>`

export const fill = (id: string) => `fill="url(#own-${id})"`

export const rect = (x: number, y: number, width: number, height: number, rx: number, paint: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" ${paint}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" ${paint}/>`

export const path = (d: string, paint: string) => `<path d="${d}" ${paint}/>`

/** A line with round ends. */
export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A bright streak on a smooth body. */
export const gleam = (x: number, y: number, width: number, height: number, opacity = 0.4) =>
  rect(x, y, width, height, width / 2, `fill="#fff" opacity="${opacity}"`)

/** A body that stands on the ground: straight sides between two ellipses. */
export const cylinder = (
  cx: number,
  top: number,
  bottom: number,
  rx: number,
  ry: number,
  paint: string,
  lid: string,
) =>
  path(`M${cx - rx} ${top}V${bottom}a${rx} ${ry} 0 0 0 ${2 * rx} 0V${top}z`, paint) +
  ellipse(cx, top, rx, ry, lid)

/** Another drawing at a place of this one, in a square of the given side. */
export const placed = (drawing: string, x: number, y: number, side: number) =>
  drawing ? `<g transform="translate(${x} ${y}) scale(${side / 32})">${drawing}</g>` : ''
