import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '../messages/use-messages.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import { BilingualText } from './bilingual-text.tsx'

interface OfferTitleProps {
  vendor: { slug: string; name: Bilingual; place: Bilingual }
  title: Bilingual
}

/** The head of a product or a service: the vendor who offers it, and its title. */
export const OfferTitle = ({ vendor, title }: OfferTitleProps) => (
  <>
    <p className="text-small text-muted">
      <Link
        to="/vendors/$slug"
        params={{ slug: vendor.slug }}
        className="-my-2 inline-block py-2 font-semibold text-crimson hover:underline"
      >
        <BilingualText text={vendor.name} />
      </Link>
      {' · '}
      <BilingualText text={vendor.place} />
    </p>
    <h1 className="mt-0.5 text-h1">
      <BilingualText text={title} />
    </h1>
  </>
)

/** The average rating; left out while nobody has rated. */
export function RatingFigure({ rating }: { rating: number | null }) {
  const { ui } = useMessages()
  if (rating === null) return null
  const figure = inDigitsOf(ui.language, rating.toFixed(1))
  return (
    <li className="flex items-center gap-1.5 font-semibold">
      <Star className="size-4.5 fill-current text-star" />
      <VisuallyHidden>{ui.rating(figure)}</VisuallyHidden>
      <span aria-hidden>{figure}</span>
    </li>
  )
}
