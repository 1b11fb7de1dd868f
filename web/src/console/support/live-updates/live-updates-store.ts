import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { typingShownMs } from '@haat/contract/domains/support.tickets.rules.ts'

export interface LiveState {
  /** Whether the live stream is open at this moment. */
  isConnected: boolean
  /** Whether the reader takes chats; undefined until the server has said so. */
  isAvailable: boolean | undefined
  /** The numbers of the tickets whose sender is typing. */
  typing: ReadonlySet<string>
}

interface Listeners {
  /** The tickets that changed; null means that any ticket may have changed. */
  onTickets(numbers: string[] | null): void
  onPresence(): void
}

export type LiveUpdatesStore = ReturnType<typeof createLiveUpdatesStore>

/** Holds what the live stream brings, for every component that subscribes. */
export function createLiveUpdatesStore({ onTickets, onPresence }: Listeners) {
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let state: LiveState = { isConnected: false, isAvailable: undefined, typing: new Set() }
  const change = (next: Partial<LiveState>) => {
    state = { ...state, ...next }
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
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    receive(line: DeskStreamEvent) {
      if (line.type === 'typing') return showTyping(line.number)
      if (line.type === 'presence') {
        change({ isAvailable: line.isAvailable })
        return onPresence()
      }
      // Changes that happened while the stream was interrupted were not announced.
      if (line.type === 'ready') return onTickets(null)
      if (line.type !== 'tickets') return
      for (const number of line.numbers ?? []) stopTyping(number)
      onTickets(line.numbers)
    },
  }
}
