import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

/** What a reload or going back must not lose; stored until the tab is closed. */
export interface CheckoutMemory {
  addressId?: string
  method?: PaymentMethod
  note?: string
  buyerPan?: string
  /** The idempotency key of the order that this quote becomes, until it is placed. */
  key?: { mark: string; key: string } | undefined
  /** The number of the order that was placed last in this tab. */
  placed?: string
}

const storageKey = 'checkout'
/** Used by browsers that forbid storage. */
let inMemory: CheckoutMemory = {}

export function recall(): CheckoutMemory {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return inMemory
  }
}

export function remember(change: CheckoutMemory) {
  inMemory = { ...recall(), ...change }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(inMemory))
  } catch {
    // Without storage the page works from memory.
  }
}

/** Returns the same key for the same quote, so that pressing the button twice places one order. */
export function orderKeyFor(mark: string): string {
  const { key } = recall()
  if (key?.mark === mark) return key.key
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  remember({ key: { mark, key: made } })
  return made
}
