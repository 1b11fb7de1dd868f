/** Path of a diamond with woven steps: rows of 1, 3, 5 … cells, its middle at (x, y). */
export function steppedDiamond(cells: number, cell: number, x: number, y: number): string {
  const half = (cells - 1) / 2
  const rows = Array.from({ length: cells }, (_, row) => {
    const width = cells - 2 * Math.abs(row - half)
    return `M${x - (width * cell) / 2} ${y + (row - cells / 2) * cell}h${width * cell}v${cell}h${-width * cell}z`
  })
  return rows.join('')
}
