const ink = '#2b1820'
const cream = '#fff3dc'
const crimson = '#b5123e'
const marigold = '#f7b02c'
const indigo = '#2b3a78'
const pine = '#1d5c48'

type Run = [cells: number, colour: string]

const edge: Run[] = [[12, ink]]
const upper = (indigoHalf: number, gap: number, diamond: Run[]): Run[] => [
  [indigoHalf, indigo],
  [gap, cream],
  ...diamond,
  [gap, cream],
  [indigoHalf - 1, indigo],
]
const lower = (runs: Run[]) => runs.map(([cells, colour]): Run => [cells, colour === indigo ? pine : colour])

const first = upper(3, 3, [[1, crimson]])
const second = upper(2, 3, [[3, crimson]])
const third = upper(1, 3, [
  [2, crimson],
  [1, marigold],
  [2, crimson],
])
const middle: Run[] = [
  [3, cream],
  [2, crimson],
  [1, marigold],
  [1, ink],
  [1, marigold],
  [2, crimson],
  [2, cream],
]

/**
 * One tile of Dhaka cloth, 12 cells wide, with a plain colour per row for mail programs that draw no gradients.
 */
const tile: { plain: string; runs: Run[] }[] = [
  { plain: ink, runs: edge },
  { plain: indigo, runs: first },
  { plain: indigo, runs: second },
  { plain: crimson, runs: third },
  { plain: marigold, runs: middle },
  { plain: crimson, runs: lower(third) },
  { plain: pine, runs: lower(second) },
  { plain: pine, runs: lower(first) },
  { plain: ink, runs: edge },
]

const cellPx = 2

function gradient(runs: Run[]): string {
  let at = 0
  const stops = runs.flatMap(([cells, colour]) => {
    const from = at
    at += cells * cellPx
    return [`${colour} ${from}px`, `${colour} ${at}px`]
  })
  return `linear-gradient(90deg,${stops.join(',')})`
}

/**
 * The pattern is drawn by backgrounds alone, because most mail programs hide pictures until the reader allows
 * them.
 */
export const mailWeave = tile
  .map(
    ({ plain, runs }) =>
      `<div style="height:${cellPx}px;line-height:${cellPx}px;font-size:0;background-color:${plain};background-image:${gradient(runs)};background-size:${12 * cellPx}px ${cellPx}px">&nbsp;</div>`,
  )
  .join('')
