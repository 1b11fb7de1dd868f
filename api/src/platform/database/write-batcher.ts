import { isUnreachable } from './errors/is-unreachable.ts'

interface Waiting<T> {
  item: T
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Items that come while a write is under way are written together by the next one, `maxBatch` at a time; an
 * item that comes alone does not wait. When a batch is refused, each item is tried alone, so that none fails
 * for another. When the database is to blame, all fail at once instead of waiting for it one after the other.
 */
export function createWriteBatcher<T>(write: (items: T[]) => Promise<void>, maxBatch: number) {
  const waiting: Waiting<T>[] = []
  let isWriting = false

  const settle = async (some: Waiting<T>[]): Promise<void> => {
    try {
      await write(some.map(({ item }) => item))
      for (const { resolve } of some) resolve()
    } catch (error) {
      if (some.length === 1 || isUnreachable(error)) for (const { reject } of some) reject(error)
      else for (const one of some) await settle([one])
    }
  }
  const writeWaiting = async () => {
    isWriting = true
    while (waiting.length > 0) await settle(waiting.splice(0, maxBatch))
    isWriting = false
  }
  return (item: T) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void writeWaiting()
    })
}
