import type { Sealer } from '#platform/secrets/sealer.ts'
import { unreadable } from '#platform/secrets/unreadable.ts'

/** What is shown of an address that was sealed with a key that this server does not have. There is no ward 0. */
export const unreadablePlace = {
  name: unreadable,
  phoneNumber: unreadable,
  localLevel: unreadable,
  ward: 0,
  tole: unreadable,
  landmark: unreadable,
}

export const isReadablePlace = ({ ward }: { ward: number }) => ward > 0

export function openPlace<Place>(sealer: Sealer, sealed: string): Place | null {
  const text = sealer.open(sealed)
  return text === null ? null : (JSON.parse(text) as Place)
}
