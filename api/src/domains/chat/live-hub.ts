import type { ChatPresence } from '@haat/contract/domains/support.tickets.ts'
import type { Services } from '#services.ts'
import { chatPresence } from './chat-presence.service.ts'

/** Who types: the bus carries numbers, and a ticket has no negative one. */
export const typingBySender = (number: number) => -number
export const typingByStaff = (number: number) => number

export interface TicketListener {
  onChange(): void
  onTyping(): void
  onPresence(): void
}

export interface DeskListener {
  /** None given: every ticket may have changed. */
  onTickets(numbers: number[] | undefined): void
  onTyping(number: number): void
  onPresence(): void
}

/** The same answer for all who ask within this time; a change is told at once. */
const presenceMs = 5000

/** Hears the bus once for all streams of this process, and wakes only those whom it concerns. */
export function createLiveHub(services: Services) {
  const byTicket = new Map<number, Set<TicketListener>>()
  const desks = new Set<DeskListener>()
  let known: { at: number; presence: Promise<ChatPresence> } | undefined

  const everyTicket = () => [...byTicket.values()].flatMap((listeners) => [...listeners])
  const ofTickets = (numbers: number[] | undefined) =>
    numbers ? numbers.flatMap((number) => [...(byTicket.get(number) ?? [])]) : everyTicket()

  const stops = [
    services.bus.subscribe('tickets', (numbers) => {
      for (const listener of ofTickets(numbers)) listener.onChange()
      for (const desk of desks) desk.onTickets(numbers)
    }),
    services.bus.subscribe('typing', (numbers = []) => {
      for (const number of numbers) {
        if (number < 0) for (const desk of desks) desk.onTyping(-number)
        else for (const listener of byTicket.get(number) ?? []) listener.onTyping()
      }
    }),
    services.bus.subscribe('presence', () => {
      known = undefined
      for (const listener of everyTicket()) listener.onPresence()
      for (const desk of desks) desk.onPresence()
    }),
  ]

  return {
    ofTicket(number: number, listener: TicketListener): () => void {
      const listeners = byTicket.get(number) ?? new Set()
      byTicket.set(number, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byTicket.get(number) === listeners) byTicket.delete(number)
      }
    },
    ofDesk(listener: DeskListener): () => void {
      desks.add(listener)
      return () => void desks.delete(listener)
    },
    presence(): Promise<ChatPresence> {
      const now = Date.now()
      if (known && now - known.at < presenceMs) return known.presence
      const asked = { at: now, presence: chatPresence(services) }
      known = asked
      asked.presence.catch(() => {
        if (known === asked) known = undefined
      })
      return asked.presence
    },
    close: () => stops.forEach((stop) => stop()),
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>
