interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const consoleRoom = /\/web\/src\/console\//

/**
 * Whether a module is imported by the staff console only, directly or not: then it must not be part of the shop's
 * chunks.
 */
function isConsoleOnly(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (consoleRoom.test(id)) return true
  seen.add(id)
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  if (importers.length === 0) return false
  return importers.every((importer) => seen.has(importer) || isConsoleOnly(importer, graph, seen))
}

/** The name of a chunk group of the shop, which leaves out modules that only the console uses. */
export const shopOnly = (name: string) => (id: string, graph: Graph) =>
  isConsoleOnly(id, graph) ? null : name
