import type { Product } from '@haat/contract/domains/catalogue.ts'
import { leastSold } from '@haat/contract/domains/reviews.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { OfferTitle, RatingFigure } from '#ui/text/offer-title.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Vendor, title and rating of the product. */
export function ProductHead({ product }: { product: Product }) {
  return (
    <div>
      <OfferTitle {...product} />
      <Echo product={product} />
    </div>
  )
}

const anchorClass = '-my-3 inline-block py-3 underline underline-offset-3 hover:text-crimson'

function Echo({ product: { rating, ratingCount, questionCount, soldLately } }: { product: Product }) {
  const { ui } = useMessages()
  const texts = useArea('product')
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-label font-normal">
      <RatingFigure rating={rating} />
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
      {soldLately >= leastSold && <li className="text-muted">{texts.sold(count(soldLately))}</li>}
    </ul>
  )
}
