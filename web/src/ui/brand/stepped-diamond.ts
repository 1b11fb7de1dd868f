/**
 * The outline of a stepped diamond, rows of 1, 3, 5 … cells, as an SVG path, centred in a square of `field` cells. It
 * stands on every page: four sides of equal steps compress better than a rectangle for each row.
 */
export function steppedDiamond(cells: number, field = cells): string {
  const steps = (cells - 1) / 2
  const start = `M${(field - 1) / 2} ${(field - cells) / 2}`
  return `${start}h1${'v1h1'.repeat(steps)}v1${'h-1v1'.repeat(steps)}h-1${'v-1h-1'.repeat(steps)}v-1${'h1v-1'.repeat(steps)}z`
}
