import type { ApplicationCard } from '@haat/contract/domains/applications.staff.ts'
import { formatTime } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { localDay } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { Office } from '@haat/contract/shared/office-clock.ts'
import { dueOf } from '#console/support/time/due.ts'
import { isSameDay, shortTime, shortWeekday } from '#console/support/time/short-time.ts'
import { Initials } from '#office/parts/initials.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { ListRow } from '#console/vendors/list/list-row.tsx'
import type { VendorsAddress } from '#console/vendors/list/use-vendors-search.ts'

interface ApplicationRowProps {
  card: ApplicationCard
  isOpen: boolean
  query: VendorsAddress['query']
  now: Date
  office: Office | undefined
}

/** An application in the list: who it is, how far it is checked, and by when an answer is promised. */
export function ApplicationRow({ card, isOpen, query, now, office }: ApplicationRowProps) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const name = inLanguage(card.name, ui.language) || inLanguage(card.legalName, ui.language)
  return (
    <ListRow
      path={`vendors/${card.id}`}
      isOpen={isOpen}
      query={query}
      sign={<Initials id={card.id} name={name || card.number} className="size-9 text-body" />}
      name={name || vendors.unnamed}
      place={
        <>
          <BilingualText text={card.district} />
          {card.sells && ` · ${vendors.sells[card.sells]}`}
        </>
      }
    >
      <Progress card={card} />
      <span className="ml-auto shrink-0">
        <DueText card={card} now={now} office={office} />
      </span>
    </ListRow>
  )
}

/** How many lines are accepted, as a bar and in figures. */
function Progress({ card: { acceptedLines, lines } }: { card: ApplicationCard }) {
  const { vendors } = useArea('staff')
  const { ui } = useMessages()
  const count = (n: number) => formatCount(n, ui.language)
  return (
    <>
      <span aria-hidden className="h-1.5 w-13.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-pine"
          style={{ width: `${lines === 0 ? 0 : Math.round((100 * acceptedLines) / lines)}%` }}
        />
      </span>
      <span className="whitespace-nowrap">{vendors.of(count(acceptedLines), count(lines))}</span>
    </>
  )
}

const tones = { calm: 'text-pine', soon: 'text-cream-ink', late: 'text-crimson' }

function DueText({ card, now, office }: Pick<ApplicationRowProps, 'card' | 'now' | 'office'>) {
  const { desk, vendors } = useArea('staff')
  const { ui } = useMessages()
  const promisedAt = card.clock?.promisedAt
  if (!promisedAt) {
    return <time dateTime={card.updatedAt}>{shortTime(card.updatedAt, now, ui.language)}</time>
  }
  const tone = office ? dueOf(office, promisedAt, now).tone : 'calm'
  const { month, day } = localDay(promisedAt, ui.language)
  const by = isSameDay(promisedAt, now)
    ? vendors.byTime(formatTime(promisedAt, ui.language))
    : vendors.byDay(shortWeekday(promisedAt, ui.language), month, day)
  return (
    <time
      dateTime={promisedAt}
      title={desk.inOfficeTime}
      className={classNames('font-semibold', tones[tone])}
    >
      {tone === 'late' ? `${vendors.late}, ${by}` : by}
    </time>
  )
}
