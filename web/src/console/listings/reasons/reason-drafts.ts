import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'

/** What has to be changed, by the field it is said at; `''` is over all. */
export type Reasons = Readonly<Record<string, string>>

const keyOf = (versionId: string) => `haat-draft-review-${versionId}`

/** What was written before and not sent: neither a refusal nor a look at another listing loses it. */
export const readReasons = (versionId: string): Reasons =>
  Object.fromEntries(
    Object.entries(readDraft(keyOf(versionId))).map(([field, words]) => [field, String(words)]),
  )

export function keepReasons(versionId: string, reasons: Reasons) {
  if (Object.keys(reasons).length === 0) removeDraft(keyOf(versionId))
  else writeDraft(keyOf(versionId), reasons)
}

export const dropReasons = (versionId: string) => removeDraft(keyOf(versionId))
