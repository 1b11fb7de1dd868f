import { Link } from '@tanstack/react-router'
import CircleCheck from 'lucide-react/icons/circle-check'
import Store from 'lucide-react/icons/store'
import type { Purchase } from '@haat/contract/domains/reviews.own.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useReviewDays } from '../review-days.ts'

const widths = [160, 320]

/** The page on which a review of it stands. */
export const pageOf = ({ kind, id }: Pick<Purchase, 'kind' | 'id'>) =>
  kind === 'product'
    ? ({ to: '/products/$productId', params: { productId: id } } as const)
    : kind === 'service'
      ? ({ to: '/services/$serviceId', params: { serviceId: id } } as const)
      : ({ to: '/vendors/$slug', params: { slug: id } } as const)

/** What was received: its picture, what was chosen of it, from whom, and when it came. */
export function PurchaseLine({ purchase }: { purchase: Purchase }) {
  const { ui } = useMessages()
  const texts = useArea('profile').ownReviews
  const { day } = useReviewDays()
  const { kind, title, picture, choice, shopName, boughtOn } = purchase
  const about =
    kind === 'shop'
      ? texts.shop
      : [...choice.map((value) => inLanguage(value, ui.language)), inLanguage(shopName, ui.language)].join(
          ', ',
        )
  const when = kind === 'service' ? texts.doneOn : texts.boughtOn
  return (
    <div className="flex items-center gap-3.5">
      {picture ? (
        <Picture
          picture={picture}
          sizes="72px"
          onlyWidths={widths}
          isDecorative
          className="size-18 shrink-0 rounded-control"
        />
      ) : (
        <span className="grid size-18 shrink-0 place-items-center rounded-control bg-sunken">
          <Store aria-hidden className="size-7 text-muted" />
        </span>
      )}
      <div className="min-w-0">
        <Link {...pageOf(purchase)} className="line-clamp-2 text-name hover:text-crimson">
          <BilingualText text={title} />
        </Link>
        <p className="text-small text-muted">{about}</p>
        <p className="mt-0.5 flex items-center gap-1.5 text-small font-semibold text-pine">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {when(day(boughtOn))}
        </p>
      </div>
    </div>
  )
}
