import type { ReviewCard } from '@haat/contract/domains/listings.staff.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { localDay } from '@haat/contract/shared/local-dates.ts'
import type { Office } from '@haat/contract/shared/office-clock.ts'
import { dueOf } from '#console/support/time/due.ts'
import { isSameDay, shortTime, shortWeekday } from '#console/support/time/short-time.ts'
import { ListRow } from '#console/vendors/list/list-row.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'

interface ReviewRowProps {
  card: ReviewCard
  isOpen: boolean
  query: Readonly<Record<string, string>>
  now: Date
  office: Office | undefined
}

/** A version in the queue: what it is, whose, whether it is new, and by when it is promised to be looked at. */
export function ReviewRow({ card, isOpen, query, now, office }: ReviewRowProps) {
  const { listings } = useArea('staff')
  const { ui } = useMessages()
  return (
    <ListRow
      path={`listings/${card.id}`}
      isOpen={isOpen}
      query={query}
      sign={
        card.picture ? (
          <Picture
            picture={card.picture}
            sizes="40px"
            onlyWidths={[160]}
            isDecorative
            className="size-10 shrink-0 rounded-badge"
          />
        ) : (
          <span aria-hidden className="size-10 shrink-0 rounded-badge bg-sunken" />
        )
      }
      name={inLanguage(card.title, ui.language) || listings.untitled}
      place={`${inLanguage(card.shop.name, ui.language)} · ${listings.kindNames[card.kind]}`}
    >
      <RowBadge card={card} />
      <span className="ml-auto shrink-0">
        <RowTime card={card} now={now} office={office} />
      </span>
    </ListRow>
  )
}

function RowBadge({ card: { state, isFirstOfShop, isChange } }: Pick<ReviewRowProps, 'card'>) {
  const { listings } = useArea('staff')
  if (state !== 'waiting' && state !== 'trusted') {
    const isGood = state === 'approved'
    return <Badge tone={isGood ? 'pineTint' : 'sunken'}>{listings.states[state]}</Badge>
  }
  if (isFirstOfShop) return <Badge tone="creamTint">{listings.firstOfShop}</Badge>
  return (
    <Badge tone={isChange ? 'sunken' : 'indigoTint'}>{isChange ? listings.isChange : listings.isNew}</Badge>
  )
}

const tones = { calm: 'text-pine', soon: 'text-cream-ink', late: 'text-crimson' }

/** By when somebody has to look at it; of what is decided or already in the shop, since when. */
function RowTime({ card, now, office }: Pick<ReviewRowProps, 'card' | 'now' | 'office'>) {
  const { desk, vendors } = useArea('staff')
  const { ui } = useMessages()
  const { state, answerBy, decidedAt, sentAt } = card
  if (state !== 'waiting') {
    const at = decidedAt ?? sentAt
    return <time dateTime={at}>{shortTime(at, now, ui.language)}</time>
  }
  const tone = office ? dueOf(office, answerBy, now).tone : 'calm'
  const { month, day } = localDay(answerBy, ui.language)
  const by = isSameDay(answerBy, now)
    ? vendors.byTime(formatTime(answerBy, ui.language))
    : vendors.byDay(shortWeekday(answerBy, ui.language), month, day)
  return (
    <time dateTime={answerBy} title={desk.inOfficeTime} className={classNames('font-semibold', tones[tone])}>
      {tone === 'late' ? `${vendors.late}, ${by}` : by}
    </time>
  )
}
