import CalendarX from 'lucide-react/icons/calendar-x'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wallet from 'lucide-react/icons/wallet'
import type { Service } from '@haat/contract/domains/services.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { OfferTitle, RatingFigure } from '#ui/text/offer-title.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

/** Provider, title, rating and promises of the service. */
export function ServiceHead({ service }: { service: Service }) {
  return (
    <div>
      <OfferTitle {...service} />
      <Echo service={service} />
      <Promises service={service} />
    </div>
  )
}

function Echo({ service: { rating, ratingCount } }: { service: Service }) {
  const { ui } = useMessages()
  const services = useArea('services')
  return (
    <ul className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-label font-normal">
      <RatingFigure rating={rating} />
      {ratingCount > 0 && (
        <li>
          <a
            href="#reviews"
            className="-my-3 inline-block py-3 underline underline-offset-3 hover:text-crimson"
          >
            {services.reviews(formatCount(ratingCount, ui.language))}
          </a>
        </li>
      )}
    </ul>
  )
}

const icons = { pay: Wallet, warranty: ShieldCheck, cancel: CalendarX }

function Promises({ service: { promises } }: { service: Service }) {
  return (
    <ul className="mt-5 grid divide-line border-y border-line max-md:divide-y md:auto-cols-fr md:grid-flow-col md:divide-x">
      {promises.map(({ kind, title, text }) => {
        const Icon = icons[kind]
        return (
          <li key={kind} className="flex items-center gap-3.5 py-3 md:px-4 md:py-4 md:first:pl-0">
            <Icon aria-hidden className="size-6 shrink-0 text-pine" />
            <div>
              <p className="text-label">
                <BilingualText text={title} />
              </p>
              <p className="text-small text-muted">
                <BilingualText text={text} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
