import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'

const nameOf = (number: string) => `ticket-key ${number}`

/** Takes the key out of the address, where it would be copied and sent on, and keeps it for this tab. */
export function takeKey(number: string, key: string) {
  try {
    sessionStorage.setItem(nameOf(number), key)
  } catch {
    // Without storage it is good for this page only.
    kept.set(number, key)
  }
}

const kept = new Map<string, string>()

/** What a sender without an account shows for a ticket to be theirs. */
export function keyHeaders(number: string): Record<string, string> {
  const key = kept.get(number) ?? readKept(number)
  return key ? { [ticketKeyHeader]: key } : {}
}

function readKept(number: string) {
  try {
    return sessionStorage.getItem(nameOf(number)) ?? undefined
  } catch {
    return undefined
  }
}
