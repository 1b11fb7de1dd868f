/**
 * Tells zod, before it is loaded, that the security policy forbids `new Function`, with which it would make its
 * checks faster: it would try, and the browser would report it.
 */
export function withoutEval<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const global = globalThis as { __zod_globalConfig?: { jitless: boolean } }
  global.__zod_globalConfig ??= { jitless: true }
  return load()
}
