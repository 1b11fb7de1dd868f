import { createHash, timingSafeEqual } from 'node:crypto'
import type { Services } from '#services.ts'

interface KeyHashes {
  keyHash: string | null
  /** Hashes of the keys in mails that were sent before the secret key changed. */
  earlierKeyHashes: string[]
}

/**
 * The key by which the links in our mails open a ticket without a sign-in; the same in all mails of the ticket.
 * It is derived from the secret key whose hash the ticket has, or from the current one for a new ticket.
 */
export function ticketKey(
  { encryption }: Pick<Services, 'encryption'>,
  id: string,
  hashes?: KeyHashes,
): string {
  const keys = encryption.fingerprints('ticket', id)
  return keys.find((key) => hashes && isKeyOf(hashes, key)) ?? keys[0]!
}

const digest = (key: string) => createHash('sha256').update(key).digest()
export const ticketKeyHash = (key: string) => digest(key).toString('hex')

export const isKeyOf = ({ keyHash, earlierKeyHashes }: KeyHashes, key: string) =>
  keyHash !== null &&
  [keyHash, ...earlierKeyHashes].some((hash) => timingSafeEqual(digest(key), Buffer.from(hash, 'hex')))
