import { useSyncExternalStore } from 'react'

export interface LocalList<Item> {
  /** Returns the same array until the list changes. */
  read(): readonly Item[]
  write(items: readonly Item[]): void
  clear(): void
  subscribe(listener: () => void): () => void
}

/**
 * A list in the browser's local storage, in sync between tabs. Where local storage is not available, the list lives
 * as long as the page.
 */
export function openLocalList<Item>(
  key: string,
  parse: (text: string | null) => Item[],
  toText: (items: readonly Item[]) => string,
): LocalList<Item> {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    // An event without a key means that all of the storage was cleared.
    if (event.key === key || event.key === null) notify()
  }
  let text: string | null = null
  let items: readonly Item[] = parse(null)
  let unsaved: readonly Item[] | undefined

  return {
    read() {
      try {
        const now = unsaved ? text : localStorage.getItem(key)
        if (now !== text) [text, items] = [now, parse(now)]
        return unsaved ?? items
      } catch {
        return unsaved ?? []
      }
    },
    write(next) {
      try {
        localStorage.setItem(key, toText(next))
        unsaved = undefined
      } catch {
        unsaved = next
      }
      notify()
    },
    clear() {
      unsaved = undefined
      try {
        localStorage.removeItem(key)
      } catch {
        // Where local storage is not available, there is nothing to remove.
      }
      notify()
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
  }
}

const none: readonly never[] = []

/** On the server and during hydration the list is empty: only the browser has it. */
export const useLocalList = <Item>({ subscribe, read }: Pick<LocalList<Item>, 'subscribe' | 'read'>) =>
  useSyncExternalStore<readonly Item[]>(subscribe, read, () => none)
