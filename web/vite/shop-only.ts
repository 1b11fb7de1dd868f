interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const officeRoom = /\/web\/src\/(?:console|office|vendor)\//

/**
 * Whether a module is imported by the staff console and the vendor portal only, directly or not: then it must not be
 * part of the shop's chunks.
 */
function isOfficeOnly(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (officeRoom.test(id)) return true
  seen.add(id)
  const info = graph.getModuleInfo(id)
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]
  if (importers.length === 0) return false
  return importers.every((importer) => seen.has(importer) || isOfficeOnly(importer, graph, seen))
}

/** The name of a chunk group of the shop, which leaves out modules that only console and portal use. */
export const shopOnly = (name: string) => (id: string, graph: Graph) =>
  isOfficeOnly(id, graph) ? null : name
