import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import type { Tracking } from '../parts/tracking-fields.tsx'

/** Parcels that are being handed over while a number is scanned on another page. */
interface KeptHandOver {
  numbers: string[]
  courierId?: string | undefined
  trackings: Record<string, Tracking>
}

// Begins as all drafts do, so that it goes when the person signs out.
const keyOf = (shopId: string) => `haat-draft-hand-over-${shopId}`

export const keepHandOver = (shopId: string, kept: KeptHandOver) => writeDraft(keyOf(shopId), kept)
export const forgetHandOver = (shopId: string) => removeDraft(keyOf(shopId))

export function readHandOver(shopId: string): KeptHandOver | undefined {
  const kept = readDraft(keyOf(shopId)) as Partial<KeptHandOver>
  return kept.numbers && kept.trackings ? (kept as KeptHandOver) : undefined
}
