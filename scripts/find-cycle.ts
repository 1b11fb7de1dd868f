/** The first cycle in a graph as the list of its nodes, or an empty list. */
export function findCycle(graph: Map<string, Set<string>>): string[] {
  const done = new Set<string>()
  const visit = (node: string, trail: string[]): string[] => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node]
    if (done.has(node)) return []
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...trail, node])
      if (cycle.length > 0) return cycle
    }
    done.add(node)
    return []
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
