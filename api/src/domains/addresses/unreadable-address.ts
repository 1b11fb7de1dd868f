import type { Encryption } from '#platform/secrets/encryption.ts'
import { unreadableText } from '#platform/secrets/encryption.ts'

/** Stands for an address that was encrypted with a key which this server does not have. There is no ward 0. */
export const unreadableAddress = {
  name: unreadableText,
  phoneNumber: unreadableText,
  localLevel: unreadableText,
  ward: 0,
  tole: unreadableText,
  landmark: unreadableText,
}

export const isReadableAddress = ({ ward }: { ward: number }) => ward > 0

/** Null where this server does not have the key. */
export function decryptAddress<Address>(encryption: Encryption, sealed: string): Address | null {
  const text = encryption.decrypt(sealed)
  return text === null ? null : (JSON.parse(text) as Address)
}
