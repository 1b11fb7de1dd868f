import { useEffect, useState } from 'react'
import type { OwnPhoto, OwnReview } from '@haat/contract/domains/reviews.own.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import type { OwnSubject } from '../own-reviews.queries.ts'

export interface ReviewValues {
  stars: number | undefined
  aspects: Record<string, number>
  text: string
  photos: OwnPhoto[]
}

/** Begins as the drafts that signing out forgets: see `forgetPerson`. */
const keyOf = ({ kind, id }: OwnSubject) => `haat-draft-review ${kind} ${id}`

const isStars = (value: unknown): value is number => [1, 2, 3, 4, 5].includes(value as number)

/** What was kept may be of another version of this page, so that every part of it is looked at. */
function readValues(key: string): ReviewValues | undefined {
  const { stars, aspects, text, photos } = readDraft(key, 'browser')
  if (typeof text !== 'string') return undefined
  return {
    stars: isStars(stars) ? stars : undefined,
    aspects: Object.fromEntries(Object.entries(aspects ?? {}).filter(([, value]) => isStars(value))),
    text,
    photos: Array.isArray(photos) ? (photos as OwnPhoto[]).filter((photo) => photo?.picture?.src) : [],
  }
}

const writtenValues = ({ stars, aspects, text, photos }: OwnReview): ReviewValues => ({
  stars,
  aspects,
  text,
  photos,
})

/** The values of the form, which the browser keeps until they are posted. */
export function useReviewDraft(
  subject: OwnSubject,
  review: OwnReview | null,
  askedStars: number | undefined,
) {
  const key = keyOf(subject)
  const [isKept, setIsKept] = useState(true)
  const [start] = useState<ReviewValues>(() => {
    const nothing = { stars: undefined, aspects: {}, text: '', photos: [] }
    const before = readValues(key) ?? (review ? writtenValues(review) : nothing)
    // The star of a link is what somebody thinks now.
    return askedStars ? { ...before, stars: askedStars } : before
  })
  const [values, change] = useState(start)
  useEffect(() => {
    if (values !== start) setIsKept(writeDraft(key, values, 'browser'))
  }, [values, start, key])
  return { values, change, isKept, forget: () => removeDraft(key, 'browser') }
}
