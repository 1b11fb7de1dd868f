/** Distributes exactly `total` reviews over products; those that sell much get many. */
export function distribute(total: number, weights: readonly number[]): number[] {
  const roots = weights.map((weight) => Math.max(0, weight) ** 1.5)
  const sum = roots.reduce((all, root) => all + root, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = roots.map((root) => (total * root) / sum)
  const counts = exact.map(Math.floor)
  const missing = total - counts.reduce((all, count) => all + count, 0)
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRest.slice(0, missing)) counts[at] = (counts[at] ?? 0) + 1
  return counts
}
