import { createLru } from './lru.ts'

/** Answers that hold as long as nothing changes; whoever follows the changes clears it. */
export function createMemory(most: number) {
  const kept = createLru<string, unknown>(most)
  return {
    /** Makes it unless it was made since the last change. */
    take<T>(key: string, make: () => T): T {
      const known = kept.get(key) as T | undefined
      if (known !== undefined) return known
      const made = make()
      kept.set(key, made)
      return made
    },
    clear: kept.clear,
  }
}
