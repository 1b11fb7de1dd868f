import type { QueryClient } from '@tanstack/react-query'
import type { DeskStreamEvent } from '@haat/contract/domains/support.stream.rules.ts'
import { typingShownMs } from '@haat/contract/domains/support.tickets.rules.ts'
import { changeLiveState } from './live-updates.queries.ts'

interface Listeners {
  /** The tickets that changed; null means that any ticket may have changed. */
  onTickets(numbers: string[] | null): void
  onPresence(): void
}

/** Writes what the live stream brings into the query of the live state, and tells what else has changed. */
export function createLiveUpdatesReceiver(client: QueryClient, { onTickets, onPresence }: Listeners) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const writeTyping = () => changeLiveState(client, { typing: [...timers.keys()] })
  const stopTyping = (number: string) => {
    clearTimeout(timers.get(number))
    if (timers.delete(number)) writeTyping()
  }
  const showTyping = (number: string) => {
    clearTimeout(timers.get(number))
    timers.set(
      number,
      setTimeout(() => stopTyping(number), typingShownMs),
    )
    writeTyping()
  }

  return {
    receive(line: DeskStreamEvent) {
      if (line.type === 'typing') return showTyping(line.number)
      if (line.type === 'presence') {
        changeLiveState(client, { isAvailable: line.isAvailable })
        return onPresence()
      }
      if (line.type === 'viewers') return void changeLiveState(client, { viewers: line.viewers })
      // Changes that happened while the stream was interrupted were not announced.
      if (line.type === 'ready') return onTickets(null)
      if (line.type !== 'tickets') return
      for (const number of line.numbers ?? []) stopTyping(number)
      onTickets(line.numbers)
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
