import { listingKinds, type ListingKind } from '@haat/contract/domains/listings.rules.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { draftName } from './form/use-listing-draft.ts'

/** A listing that was begun here and may not have reached the API yet. */
export interface Start {
  kind: ListingKind
  /** The API begins one listing for it, however often it is sent. */
  key: string
  /** The last part of its address, which a reload finds it by. */
  name: string
}

export const makeStart = (kind: ListingKind) => `new-${kind}-${makeUuid()}`

export function startOf(name: string): Start | undefined {
  const kind = listingKinds.find((one) => name.startsWith(`new-${one}-`))
  const key = kind && name.slice(`new-${kind}-`.length)
  return kind && key && key.length >= 8 ? { kind, key, name } : undefined
}

/** One that this device keeps because it could not be begun: who wants a new listing goes on with it. */
export function findKeptStart(shopId: string, kind: ListingKind): string | undefined {
  try {
    const prefix = `haat-draft-${draftName(shopId, `new-${kind}-`)}`
    const key = Object.keys(localStorage).find((one) => one.startsWith(prefix))
    return key?.slice(`haat-draft-${draftName(shopId, '')}`.length)
  } catch {
    return undefined
  }
}
