import { useEffect, useState } from 'react'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

// Scanning is a document of its own, since only that may open the camera. What has to survive the way there and back is
// kept in the tab. Both names begin as all drafts do, so that they go when the person signs out.
const wishKey = 'haat-draft-scan'
const broughtKey = 'haat-draft-scanned'

export const scanPath = (shopId: string) => `${shopId}/orders/scan`
const scanUrl = (shopId: string, query = '') => `/vendor/${scanPath(shopId)}${query}`

/** A number that another page waits for. */
export interface ScanWish {
  /** Where to go back to. */
  back: string
  /** Of which parcel it is the number. */
  number: string
}

/** Leaves for the scan page, which brings the tracking number of a parcel back to this address. */
export function scanTracking(shopId: string, number: string) {
  writeDraft(wishKey, { back: location.pathname + location.search, number } satisfies ScanWish)
  location.assign(scanUrl(shopId, '?for=tracking'))
}

/** Leaves for the scan page, which ticks the pieces of a parcel. */
export const scanPieces = (shopId: string, number: string) =>
  location.assign(scanUrl(shopId, `?pack=${encodeURIComponent(number)}`))

/** Who waits for a number; undefined where nobody of this shop does. */
export function readScanWish(shopId: string): ScanWish | undefined {
  const { back, number } = readDraft(wishKey)
  const isOurs = typeof back === 'string' && back.startsWith(`/vendor/${shopId}/orders`)
  return isOurs && typeof number === 'string' ? { back, number } : undefined
}

/** Goes back to who waits, with what was scanned. */
export function bringBack({ back, number }: ScanWish, code: string) {
  removeDraft(wishKey)
  writeDraft(broughtKey, { number, code })
  location.assign(back)
}

/** The tracking number that was scanned for a parcel. It is told once. */
export function useBroughtCode() {
  const [brought] = useState(() => {
    const { number, code } = readDraft(broughtKey)
    return typeof number === 'string' && typeof code === 'string' ? { number, code } : undefined
  })
  useEffect(() => removeDraft(broughtKey), [])
  return (number: string) => (brought?.number === number ? brought.code : undefined)
}
