import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { StarRow } from './star-row.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

type StarsProps = {
  rating: number
  count?: number
  /** `one` is a star and the number, for cards; `five` is for detail pages and reviews. */
  form?: 'one' | 'five'
}

export function Stars({ rating, count, form = 'one' }: StarsProps) {
  const { ui } = useMessages()
  const figure = inDigitsOf(ui.language, rating.toFixed(1))
  const people = count === undefined ? undefined : formatCount(count, ui.language)
  return (
    <p className="stars">
      <VisuallyHidden>
        {people === undefined ? ui.rating(figure) : ui.ratingBy(figure, people)}
      </VisuallyHidden>
      <span aria-hidden className={form === 'five' ? 'stars-figure' : 'stars-figure one-star'}>
        {form === 'five' && <StarRow rating={rating} stars={5} />}
        <span>{figure}</span>
        {people !== undefined && <span>{`(${people})`}</span>}
      </span>
    </p>
  )
}
