import type { TicketViewer } from '@haat/contract/domains/support.stream.rules.ts'
import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import type { Services } from '#services.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import { chatPresence, listViewers } from './presence.service.ts'

/** The bus carries numbers only, and no ticket has a negative one: the sign says which side is typing. */
export const typingBySender = (number: number) => -number
export const typingByStaff = (number: number) => number

export interface TicketListener {
  onChange(): void
  onTyping(): void
  onPresence(): void
}

export interface DeskListener {
  /** Without numbers, every ticket may have changed. */
  onTickets(numbers: number[] | undefined): void
  onTyping(number: number): void
  onPresence(): void
  onViewers(viewers: TicketViewer[]): void
}

/** How long a presence is cached; a change that is announced on the bus ends it at once. */
const presenceCacheMs = 5000

/**
 * Subscribes to the bus once for all streams of this process, and notifies only the streams that are concerned.
 */
export function createLiveHub(services: Services) {
  const byTicket = new Map<number, Set<TicketListener>>()
  const desks = new Set<DeskListener>()
  let cached: { at: number; presence: Promise<ChatPresence> } | undefined

  const allListeners = () => [...byTicket.values()].flatMap((listeners) => [...listeners])
  const listenersOf = (numbers: number[] | undefined) =>
    numbers ? numbers.flatMap((number) => [...(byTicket.get(number) ?? [])]) : allListeners()

  let sentViewers = ''
  /** Read once for all consoles, and sent when somebody came, went or began to write. */
  const sendViewers = coalesceRuns(
    async () => {
      if (desks.size === 0) return
      const viewers = await listViewers(services.db)
      const text = JSON.stringify(viewers)
      if (text === sentViewers) return
      sentViewers = text
      for (const desk of desks) desk.onViewers(viewers)
    },
    () => {},
  )

  const unsubscribers = [
    services.bus.subscribe('tickets', (numbers) => {
      for (const listener of listenersOf(numbers)) listener.onChange()
      for (const desk of desks) desk.onTickets(numbers)
    }),
    services.bus.subscribe('typing', (numbers = []) => {
      for (const number of numbers) {
        if (number < 0) for (const desk of desks) desk.onTyping(-number)
        else for (const listener of byTicket.get(number) ?? []) listener.onTyping()
      }
    }),
    services.bus.subscribe('presence', () => {
      cached = undefined
      for (const listener of allListeners()) listener.onPresence()
      for (const desk of desks) desk.onPresence()
      sendViewers()
    }),
    services.bus.subscribe('viewers', sendViewers),
  ]

  return {
    subscribeToTicket(number: number, listener: TicketListener): () => void {
      const listeners = byTicket.get(number) ?? new Set()
      byTicket.set(number, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byTicket.get(number) === listeners) byTicket.delete(number)
      }
    },
    subscribeToDesk(listener: DeskListener): () => void {
      desks.add(listener)
      // A console that has just come knows of nobody yet.
      sentViewers = ''
      return () => void desks.delete(listener)
    },
    /** A process that was killed takes nobody off: only the time of their last sign of life does. */
    sendViewers,
    presence(): Promise<ChatPresence> {
      const now = Date.now()
      if (cached && now - cached.at < presenceCacheMs) return cached.presence
      const fresh = { at: now, presence: chatPresence(services) }
      cached = fresh
      fresh.presence.catch(() => {
        if (cached === fresh) cached = undefined
      })
      return fresh.presence
    },
    close: () => unsubscribers.forEach((stop) => stop()),
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>
