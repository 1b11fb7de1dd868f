/** The SVG path of a stepped diamond, rows of 1, 3, 5 … cells, centred in a square of `field` cells. */
export function steppedDiamond(cells: number, field = cells): string {
  const half = (cells - 1) / 2
  const inset = (field - cells) / 2
  const rows = Array.from({ length: cells }, (_, row) => {
    const width = cells - 2 * Math.abs(row - half)
    return `M${(field - width) / 2} ${inset + row}h${width}v1h-${width}z`
  })
  return rows.join('')
}
