type Canvas = PDFKit.PDFDocument

const INK = '#2B1820'
const CRIMSON = '#B5123E'
const MARIGOLD = '#F7B02C'
const INDIGO = '#2B3A78'
const PINE = '#1D5C48'
const PAPER = '#FAF4E8'
const CLOTH = '#FFF3DC'

const TILE_COLUMNS = 12
const TILE_ROWS = 9

/** The Haat mark: a stepped diamond of 17 cells, with one of 9 and one of 5 on it. */
export function drawLogoMark(doc: Canvas, x: number, y: number, size: number): void {
  const cell = size / 17
  for (const [cells, colour] of [
    [17, CRIMSON],
    [9, MARIGOLD],
    [5, PAPER],
  ] as const) {
    const inset = (17 - cells) / 2
    for (let row = 0; row < cells; row++) {
      const width = cells - 2 * Math.abs(row - (cells - 1) / 2)
      doc.rect(x + ((17 - width) / 2) * cell, y + (inset + row) * cell, width * cell, cell)
    }
    doc.fill(colour)
  }
}

/** The Dhaka weave as a band, in whole tiles from x to the right edge. */
export function drawWeave(doc: Canvas, x: number, y: number, width: number): void {
  const tiles = Math.round(width / 11)
  const cell = width / (tiles * TILE_COLUMNS)
  const run = (row: number, from: number, cells: number) => {
    const left = Math.max(from, 0)
    const right = Math.min(from + cells, tiles * TILE_COLUMNS)
    doc.rect(x + left * cell, y + row * cell, (right - left) * cell, cell)
  }
  const rows = (cells: readonly (readonly [row: number, width: number])[], centre: number, count: number) => {
    for (let tile = 0; tile < count; tile++) {
      for (const [row, span] of cells) run(row, tile * TILE_COLUMNS + centre - (span - 1) / 2, span)
    }
  }
  doc.rect(x, y, width, TILE_ROWS * cell).fill(CLOTH)
  rows(
    [1, 3, 5, 7, 5, 3, 1].map((span, index) => [index + 1, span] as const),
    6,
    tiles,
  )
  doc.fill(CRIMSON)
  rows(
    [
      [3, 1],
      [4, 3],
      [5, 1],
    ],
    6,
    tiles,
  )
  doc.fill(MARIGOLD)
  rows(
    [
      [1, 5],
      [2, 3],
      [3, 1],
    ],
    0,
    tiles + 1,
  )
  doc.fill(INDIGO)
  rows(
    [
      [7, 5],
      [6, 3],
      [5, 1],
    ],
    0,
    tiles + 1,
  )
  doc.fill(PINE)
  rows([[4, 1]], 6, tiles)
  run(0, 0, tiles * TILE_COLUMNS)
  run(8, 0, tiles * TILE_COLUMNS)
  doc.fill(INK)
}
