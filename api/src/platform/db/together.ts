import { isUnreachable } from './is-unreachable.ts'

interface Waiting<T> {
  item: T
  resolve: () => void
  reject: (error: unknown) => void
}

/**
 * Writes what comes while a call is under way by the next one, so many at most, instead of by one each; what comes alone
 * does not wait. When a call for several is refused, each is tried alone: nobody fails for another. Where the database is to
 * blame they all fail at once, instead of waiting for it one after the other.
 */
export function createTogether<T>(write: (items: T[]) => Promise<void>, most: number) {
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
    while (waiting.length > 0) await settle(waiting.splice(0, most))
    isWriting = false
  }
  return (item: T) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void writeWaiting()
    })
}
