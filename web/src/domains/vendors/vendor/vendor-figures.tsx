import { maxCountedFollowers } from '@haat/contract/domains/alerts.rules.ts'
import { answerTimeWords } from '@haat/contract/domains/reviews.rules.ts'
import type { Vendor } from '@haat/contract/domains/vendors.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Stars } from '#ui/rating/stars.tsx'

/** Rating and counts of the vendor, and since when it is in business. */
export function VendorFigures({ vendor }: { vendor: Vendor }) {
  const { ui } = useMessages()
  const texts = useArea('vendors')
  const { rating, ratingCount, productCount, serviceCount, sinceYearBs } = vendor
  const { onTimePercent, followerCount, answerMinutes } = vendor
  const answerTime = answerMinutes === null ? undefined : answerTimeWords(answerMinutes)
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
      {rating !== null && (
        <li>
          <a href="#reviews" className="flex min-h-11 items-center underline-offset-3 hover:underline">
            <Stars rating={rating} count={ratingCount} form="five" />
          </a>
        </li>
      )}
      {productCount > 0 && <li>{texts.products(count(productCount))}</li>}
      {serviceCount > 0 && <li>{texts.services(count(serviceCount))}</li>}
      {onTimePercent !== null && <li>{texts.onTime(count(onTimePercent))}</li>}
      {answerTime && <li>{texts.answersWithin[answerTime.unit](count(answerTime.count))}</li>}
      {followerCount !== null && (
        <li>
          {texts.followers(`${count(followerCount)}${followerCount === maxCountedFollowers ? '+' : ''}`)}
        </li>
      )}
      <li className="text-muted">{texts.vendorSince(inDigitsOf(ui.language, String(sinceYearBs)))}</li>
    </ul>
  )
}
