import { createHash, timingSafeEqual } from 'node:crypto'
import type { Services } from '#services.ts'

interface KeyHashes {
  keyHash: string | null
  /** Of keys in mails that were sent before the secret key changed. */
  earlierKeyHashes: string[]
}

/**
 * Stands for the sender of a ticket in the links of our mails: the same in all of them. Made with the secret key that
 * the ticket knows; with the one in use where it knows none yet.
 */
export function ticketKey({ sealer }: Pick<Services, 'sealer'>, id: string, known?: KeyHashes): string {
  const keys = sealer.fingerprints('ticket', id)
  return keys.find((key) => known && isKeyOf(known, key)) ?? keys[0]!
}

const digest = (key: string) => createHash('sha256').update(key).digest()
export const ticketKeyHash = (key: string) => digest(key).toString('hex')

export const isKeyOf = ({ keyHash, earlierKeyHashes }: KeyHashes, key: string) =>
  keyHash !== null &&
  [keyHash, ...earlierKeyHashes].some((hash) => timingSafeEqual(digest(key), Buffer.from(hash, 'hex')))
