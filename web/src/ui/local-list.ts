import { useSyncExternalStore } from 'react'

export interface LocalList<Item> {
  /** The same array until the list changes. */
  read(): readonly Item[]
  write(items: readonly Item[]): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/** A list that the browser keeps under a key, shown alike in every tab. Where nothing may be kept, it lives as long as the page. */
export function openLocalList<Item>(
  key: string,
  parse: (text: string | null) => Item[],
  toText: (items: readonly Item[]) => string,
): LocalList<Item> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const hear = (event: StorageEvent) => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) tell()
  }
  let text: string | null = null
  let items: readonly Item[] = parse(null)
  let unkept: readonly Item[] | undefined

  return {
    read() {
      try {
        const now = unkept ? text : localStorage.getItem(key)
        if (now !== text) [text, items] = [now, parse(now)]
        return unkept ?? items
      } catch {
        return unkept ?? []
      }
    },
    write(next) {
      try {
        localStorage.setItem(key, toText(next))
        unkept = undefined
      } catch {
        unkept = next
      }
      tell()
    },
    clear() {
      unkept = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Where nothing can be kept, nothing is left behind.
      }
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', hear)
      }
    },
  }
}

const none: readonly never[] = []

/** Empty in what the server writes: only the browser knows. */
export const useLocalList = <Item>({ subscribe, read }: Pick<LocalList<Item>, 'subscribe' | 'read'>) =>
  useSyncExternalStore<readonly Item[]>(subscribe, read, () => none)
