import { reviewKinds } from '@haat/contract/domains/reviews.rules.ts'
import { OwnReviewsPage } from './own/own-reviews-page.tsx'
import { MissingScreen } from './write/refusal-screen.tsx'
import { ThanksPage } from './write/thanks-page.tsx'
import { WritePage } from './write/write-page.tsx'

/** The pages below /profile/reviews: the lists, writing a review of something, and the thanks for it. */
export function OwnReviewsPages({ path }: { path: string }) {
  const [page = '', kindText, ...rest] = path.split('/').filter((part) => part !== '')
  if (page === '') return <OwnReviewsPage />
  const kind = reviewKinds.find((one) => one === kindText)
  const id = rest.length === 1 ? rest[0] : undefined
  if (kind && id) {
    // Another thing is a new page, without anything left in its form.
    const key = `${kind} ${id}`
    if (page === 'write') return <WritePage key={key} subject={{ kind, id }} />
    if (page === 'thanks') return <ThanksPage key={key} subject={{ kind, id }} />
  }
  return <MissingScreen />
}
