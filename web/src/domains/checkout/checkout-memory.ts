import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

/** What a reload or a way back must not lose; it ends with the tab. */
export interface CheckoutMemory {
  addressId?: string
  method?: PaymentMethod
  note?: string
  /** The key of the order that this quote becomes, until it has become one. */
  key?: { mark: string; key: string } | undefined
  /** The order last placed here. */
  placed?: string
}

const place = 'checkout'
/** For browsers that keep nothing. */
let unkept: CheckoutMemory = {}

export function recall(): CheckoutMemory {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return unkept
  }
}

export function remember(change: CheckoutMemory) {
  unkept = { ...recall(), ...change }
  try {
    sessionStorage.setItem(place, JSON.stringify(unkept))
  } catch {
    // The page goes on without it.
  }
}

/** The same for the same quote, however often the button is pressed: one order or none. */
export function keyFor(mark: string): string {
  const { key } = recall()
  if (key?.mark === mark) return key.key
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember({ key: { mark, key: made } })
  return made
}
