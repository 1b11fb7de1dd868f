import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review, ReviewSummary } from '@haat/contract/domains/reviews.ts'
import { useCall } from '#api/use-router-context.ts'
import { reviewsQueries, type ReviewSubject } from '../reviews.queries.ts'

type Listed = ReviewSummary['photos'][number]
interface Photo extends Listed {
  /** Undefined until it is loaded. */
  review: Review | undefined
}

interface PhotosInput {
  review?: Review | undefined
  start: Listed
  total: number
}

/** Several reviews can show the same picture. */
export const keyOf = ({ reviewId, picture }: Listed) => `${reviewId} ${picture.src}`

const photosOf = (review: Review): Photo[] =>
  review.photos.map((picture) => ({ reviewId: review.id, picture, review }))

/** The photos one after the other: those of one review, or those of all, of which further ones are loaded in time. */
export function usePhotos(subject: ReviewSubject, { review, start, total }: PhotosInput) {
  const call = useCall()
  const [pageCount, setPageCount] = useState(1)
  const [shownKey, setShownKey] = useState(keyOf(start))
  const pages = useQueries({
    queries: Array.from({ length: review ? 0 : pageCount }, (_, at) =>
      reviewsQueries.withPhotos(call, subject, at + 1),
    ),
  })
  const listed = review
    ? photosOf(review)
    : pages.flatMap(({ data }) => (data?.items ?? []).flatMap(photosOf))
  const hasStart = listed.some((photo) => keyOf(photo) === keyOf(start))
  // What was pressed is there before the list is, and also where the list has changed meanwhile.
  const photos = hasStart ? listed : [{ ...start, review: undefined }, ...listed]
  const at = Math.max(
    0,
    photos.findIndex((photo) => keyOf(photo) === shownKey),
  )
  const hasMore = photos.length < total

  function step(by: 1 | -1) {
    const next = photos[at + by]
    if (next) setShownKey(keyOf(next))
    const isNearEnd = at + by >= photos.length - 2
    if (isNearEnd && hasMore && pages.every(({ isPending }) => !isPending)) setPageCount(pageCount + 1)
  }
  return { at, shown: photos[at]!, step, hasNext: at + 1 < photos.length, hasPrevious: at > 0 }
}
