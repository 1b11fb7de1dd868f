interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const consoleRoom = /\/web\/src\/console\//

/** Whether every way to a module begins in the console: then no visitor should carry it along. */
function isConsoleOnly(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (consoleRoom.test(id)) return true
  seen.add(id)
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  if (importers.length === 0) return false
  return importers.every((importer) => seen.has(importer) || isConsoleOnly(importer, graph, seen))
}

/** A group of files for the shop: what only the console uses stays out of it. */
export const shopOnly = (name: string) => (id: string, graph: Graph) =>
  isConsoleOnly(id, graph) ? null : name
