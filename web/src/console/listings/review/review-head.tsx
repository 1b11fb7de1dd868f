import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { Review } from '@haat/contract/domains/listings.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { PromisedTime } from '#console/applications/promised-time.tsx'
import { dayAndTime } from '#console/support/time/short-time.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'

const tones = {
  waiting: 'indigoTint',
  trusted: 'creamTint',
  approved: 'pineTint',
  'sent-back': 'creamTint',
  'taken-back': 'blushTint',
  withdrawn: 'sunken',
} as const

/** What it is, how it stands, who sent it when, and by when it is promised to be looked at. */
export function ReviewHead({ review, onBack }: { review: Review; onBack(): void }) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  const { state, kind, number, picture, title, shop, sentBy, sentAt, answerBy } = review
  const when = dayAndTime(sentAt, ui.language)
  const facts = [
    inLanguage(shop.name, ui.language),
    listings.kindNames[kind],
    listings.versionOf(formatCount(number, ui.language)),
    sentBy === null ? listings.sentAt(when) : listings.sentBy(sentBy, when),
  ]
  return (
    <header
      data-page-head
      className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-surface px-4 py-3 md:px-5"
    >
      <IconButton label={listings.back} onClick={onBack} className="-ml-2 md:hidden">
        <ArrowLeft aria-hidden />
      </IconButton>
      {picture && (
        <Picture
          picture={picture}
          sizes="44px"
          onlyWidths={[160]}
          isDecorative
          className="size-11 shrink-0 rounded-badge max-sm:hidden"
        />
      )}
      <div className="min-w-0 grow basis-40">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-title [overflow-wrap:anywhere]">
            {inLanguage(title, ui.language) || listings.untitled}
          </h2>
          <Badge tone={tones[state]}>{listings.states[state]}</Badge>
          {review.isFirstOfShop && <Badge tone="marigold">{listings.firstOfShop}</Badge>}
        </div>
        <p className="text-small text-muted [overflow-wrap:anywhere]">{facts.join(' · ')}</p>
      </div>
      {state === 'waiting' && (
        <PromisedTime clock={{ promisedAt: answerBy, minutesLeft: 0, isResting: false }} />
      )}
    </header>
  )
}
