import { ticketKeyHeader } from '@haat/contract/domains/support.tickets.rules.ts'

const nameOf = (number: string) => `ticket-key ${number}`

/** Stores the key for this tab, so that it can leave the URL, where it would be copied and passed on. */
export function storeTicketKey(number: string, key: string) {
  try {
    sessionStorage.setItem(nameOf(number), key)
  } catch {
    // Without storage the key is lost with the page.
    inMemory.set(number, key)
  }
}

const inMemory = new Map<string, string>()

/** The header by which a sender without an account proves that the ticket is theirs. */
export function keyHeaders(number: string): Record<string, string> {
  const key = inMemory.get(number) ?? readStored(number)
  return key ? { [ticketKeyHeader]: key } : {}
}

function readStored(number: string) {
  try {
    return sessionStorage.getItem(nameOf(number)) ?? undefined
  } catch {
    return undefined
  }
}
