import { Link } from '@tanstack/react-router'
import Star from 'lucide-react/icons/star'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#domains/catalogue/bilingual-text.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Who sells it, what it is called, and what others made of it. */
export function ProductHead({ product }: { product: Product }) {
  const { vendor, title } = product
  return (
    <div>
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
      <Echo product={product} />
    </div>
  )
}

const anchorClass = '-my-3 inline-block py-3 underline underline-offset-3 hover:text-crimson'

function Echo({ product: { rating, ratingCount, questionCount, soldCount } }: { product: Product }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const count = (n: number) => formatCount(n, ui.language)
  const figure = rating === null ? '' : inDigitsOf(ui.language, rating.toFixed(1))
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-label font-normal">
      {rating !== null && (
        <li className="flex items-center gap-1.5 font-semibold">
          <Star aria-hidden className="size-4.5 fill-current text-star" />
          <VisuallyHidden>{ui.rating(figure)}</VisuallyHidden>
          <span aria-hidden>{figure}</span>
        </li>
      )}
      {ratingCount > 0 && (
        <li>
          <a href="#reviews" className={anchorClass}>
            {texts.reviewCount(count(ratingCount))}
          </a>
        </li>
      )}
      {questionCount > 0 && (
        <li>
          <a href="#questions" className={anchorClass}>
            {texts.questionCount(count(questionCount))}
          </a>
        </li>
      )}
      {soldCount > 0 && <li className="text-muted">{texts.sold(count(soldCount))}</li>}
    </ul>
  )
}
