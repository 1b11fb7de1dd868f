type Point = readonly [x: number, y: number]

const peaks: readonly Point[] = [
  [0.125, 0.462],
  [0.3, 0.4],
  [0.54, 0.203],
  [0.79, 0.34],
]
const ridge: readonly Point[] = [
  [0, 0.66],
  [0.125, 0.462],
  [0.2, 0.559],
  [0.3, 0.4],
  [0.38, 0.52],
  [0.54, 0.203],
  [0.7, 0.498],
  [0.79, 0.34],
  [0.902, 0.538],
  [1, 0.42],
]
const nearRidge: readonly Point[] = [
  [0, 0.77],
  [0.14, 0.69],
  [0.31, 0.8],
  [0.52, 0.66],
  [0.67, 0.76],
  [0.822, 0.641],
  [1, 0.757],
]
const foothills: readonly Point[] = [
  [0, 0.808],
  [0.11, 0.77],
  [0.28, 0.835],
  [0.45, 0.79],
  [0.62, 0.835],
  [0.8, 0.775],
  [0.9, 0.81],
  [1, 0.785],
]
const ground = 0.84

const squareSun = { x: 0.56, y: 0.34, radius: 0.27 }
/** The flatter the picture, the larger the sun must be in relation to its height, or it would look too small. */
const suns = [
  { flatterThan: 2, x: 0.5, y: 0.56, radius: 0.55 },
  { flatterThan: 1.2, x: 0.5, y: 0.36, radius: 0.33 },
]

/** The landscape of the hero pictures: peach sky, marigold sun, indigo mountains under snow, pine foothills, sand. */
export function drawMountains(width: number, height: number): string {
  const under = (points: readonly Point[]) => polygon([...points, [1, 0.9], [0, 0.9]], width, height)
  const sun = suns.find(({ flatterThan }) => width > height * flatterThan) ?? squareSun
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="1" y2=".8"><stop stop-color="#FFE9C4"/><stop offset="1" stop-color="#FBCFAE"/></linearGradient>` +
    `<linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#F8E8C6"/><stop offset="1" stop-color="#E2C595"/></linearGradient>` +
    `<linearGradient id="fold" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#2B1820" stop-opacity=".05"/><stop offset=".2" stop-color="#2B1820" stop-opacity="0"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${width * sun.x}" cy="${height * sun.y}" r="${height * sun.radius}" fill="#F7B02C"/>` +
    `<path fill="#4B5BA1" d="${under(ridge)}"/>${peaks.map((peak) => snow(peak, width, height)).join('')}` +
    `<path fill="#2B3A78" d="${under(nearRidge)}"/><path fill="#17483A" d="${under(foothills)}"/>` +
    `<rect y="${height * ground}" width="${width}" height="${height * (1 - ground)}" fill="url(#sand)"/>`
  )
}

/** The snow of a peak follows its two slopes down to a ragged lower edge; its right half lies in the shade. */
function snow(peak: Point, width: number, height: number): string {
  const index = ridge.findIndex((point) => point[0] === peak[0])
  const [before, after] = [ridge[index - 1] ?? peak, ridge[index + 1] ?? peak]
  const depth = 0.36 * (Math.min(before[1], after[1]) - peak[1])
  const on = (valley: Point, drop: number): Point => [
    peak[0] + ((valley[0] - peak[0]) * drop) / (valley[1] - peak[1]),
    peak[1] + drop,
  ]
  const left = on(before, depth * 1.08)
  const right = on(after, depth * 0.95)
  const between = (share: number, drop: number): Point => [
    left[0] + (right[0] - left[0]) * share,
    peak[1] + depth * drop,
  ]
  const torn = [between(0.3, 1.2), between(0.46, 0.85), between(0.6, 1.28), between(0.78, 0.82)]
  const lit = polygon([peak, left, ...torn, right], width, height)
  const shade = polygon([peak, between(0.6, 1.28), between(0.78, 0.82), right], width, height)
  return `<path fill="#FFF8EC" d="${lit}"/><path fill="#E4DEE2" d="${shade}"/>`
}

function polygon(points: readonly Point[], width: number, height: number): string {
  return `M${points.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('L')}Z`
}
