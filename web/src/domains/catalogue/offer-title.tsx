import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import type { ProductCard } from '@haat/contract/domains/catalogue.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useMessages } from '#messages/use-messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { BilingualText } from './bilingual-text.tsx'

/** Who offers a product or a service, and what it is called. */
export const OfferTitle = ({ vendor, title }: Pick<ProductCard, 'vendor' | 'title'>) => (
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

/** The first of what others made of it; nothing before anybody has. */
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
