import type { DeskLine } from '@haat/contract/domains/support.live.rules.ts'
import { typingShownMs } from '@haat/contract/domains/support.tickets.rules.ts'

export interface LiveView {
  /** Whether news come in at this moment. */
  isOnLine: boolean
  /** Whether I take chats; unknown until the first news. */
  isAvailable: boolean | undefined
  /** Numbers of tickets whose sender types. */
  typing: ReadonlySet<string>
}

interface News {
  /** None named: every ticket may have changed. */
  onTickets(numbers: string[] | null): void
  onPresence(): void
}

export type LiveStore = ReturnType<typeof createLiveStore>

/** What the console hears, for as many places of it as ask. */
export function createLiveStore(news: News) {
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let view: LiveView = { isOnLine: false, isAvailable: undefined, typing: new Set() }
  const change = (next: Partial<LiveView>) => {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }
  const stopTyping = (number: string) => {
    clearTimeout(timers.get(number))
    if (timers.delete(number)) change({ typing: new Set(timers.keys()) })
  }
  const showTyping = (number: string) => {
    clearTimeout(timers.get(number))
    timers.set(
      number,
      setTimeout(() => stopTyping(number), typingShownMs),
    )
    change({ typing: new Set(timers.keys()) })
  }

  return {
    read: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    hear(line: DeskLine) {
      if (line.type === 'typing') return showTyping(line.number)
      if (line.type === 'presence') {
        change({ isAvailable: line.isAvailable })
        return news.onPresence()
      }
      // Whatever happened while the line was down has not been told.
      if (line.type === 'ready') return news.onTickets(null)
      if (line.type !== 'tickets') return
      for (const number of line.numbers ?? []) stopTyping(number)
      news.onTickets(line.numbers)
    },
  }
}
