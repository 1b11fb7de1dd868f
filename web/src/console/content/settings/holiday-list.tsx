import { useState } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { publicHolidays, type Holiday } from '@haat/contract/shared/public-holidays.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { HolidayFields } from './holiday-fields.tsx'

interface HolidayListProps {
  holidays: readonly Holiday[]
  isLocked: boolean
  onChange(holidays: Holiday[]): void
}

function todayInNepal() {
  const { year, month, day } = nepalDateParts(new Date())
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const isSame = (one: Holiday, other: Holiday) => one.date === other.date && one.name.en === other.name.en
const inOrder = (holidays: Holiday[]) => holidays.toSorted((one, other) => one.date.localeCompare(other.date))

/** Public holidays to come of which the list has neither the day nor the name in that year. */
function missingFrom(holidays: readonly Holiday[], today: string): Holiday[] {
  const yearOf = ({ date }: Holiday) => bsDateOf(date)?.year
  return publicHolidays.filter(
    (one) =>
      one.date >= today &&
      !holidays.some(
        (has) =>
          (has.isAnnounced && one.isAnnounced && has.date === one.date) ||
          (has.name.en === one.name.en && yearOf(has) === yearOf(one)),
      ),
  )
}

/** The days on which the shop is closed, by years of Bikram Sambat; those that are over are folded away. */
export function HolidayList({ holidays, isLocked, onChange }: HolidayListProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  /** The holiday whose fields are open; null for a new one. */
  const [edited, setEdited] = useState<Holiday | null>()
  const today = todayInNepal()
  const count = (list: readonly Holiday[]) => formatCount(list.length, ui.language)
  const missing = missingFrom(holidays, today)
  const isOver = ({ date, isAnnounced }: Holiday) => isAnnounced && date < today
  const coming = holidays.filter((one) => !isOver(one))
  const yearOf = ({ date }: Holiday) => bsDateOf(date)?.year ?? 0
  const years = [...new Set(coming.map(yearOf))]

  const put = (changed: Holiday) => {
    const others = holidays.filter((one) => !edited || !isSame(one, edited))
    onChange(inOrder([...others.filter((one) => !isSame(one, changed)), changed]))
    setEdited(undefined)
  }
  const renderRow = (holiday: Holiday) =>
    edited && isSame(edited, holiday) ? (
      <li key={holiday.date + holiday.name.en} className="py-3">
        <HolidayFields first={holiday} onDone={put} onCancel={() => setEdited(undefined)} />
      </li>
    ) : (
      <HolidayRow
        key={holiday.date + holiday.name.en}
        holiday={holiday}
        isLocked={isLocked}
        onChange={() => setEdited(holiday)}
        onRemove={() => onChange(holidays.filter((one) => one !== holiday))}
      />
    )

  return (
    <>
      <p className="mb-3 max-w-text text-small text-muted">{settings.holidaysLead}</p>
      {!isLocked && edited !== null && (
        <div className="mb-3 flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Plus />} onClick={() => setEdited(null)}>
            {settings.addDay}
          </Button>
          {missing.length > 0 && (
            <Button variant="secondary" onClick={() => onChange(inOrder([...holidays, ...missing]))}>
              {settings.addPublic(count(missing))}
            </Button>
          )}
        </div>
      )}
      {edited === null && <HolidayFields onDone={put} onCancel={() => setEdited(undefined)} />}
      {holidays.length === 0 && <p className="text-muted">{settings.noHolidays}</p>}
      {years.map((year) => (
        <section key={year} className="mt-4">
          <h3 className="text-label">
            {settings.year(inDigitsOf(ui.language, String(year)))}
            <span className="font-normal text-muted">
              {' '}
              · {settings.days(count(coming.filter((one) => yearOf(one) === year)))}
            </span>
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {coming.filter((one) => yearOf(one) === year).map(renderRow)}
          </ul>
        </section>
      ))}
      {coming.length < holidays.length && (
        <details className="mt-4">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {settings.overDays(count(holidays.filter(isOver)))}
          </summary>
          <ul className="divide-y divide-line text-muted">{holidays.filter(isOver).map(renderRow)}</ul>
        </details>
      )}
    </>
  )
}

interface HolidayRowProps {
  holiday: Holiday
  isLocked: boolean
  onChange(): void
  onRemove(): void
}

const rowButton =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-crimson'

function HolidayRow({ holiday, isLocked, onChange, onRemove }: HolidayRowProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const { date, isAnnounced } = holiday
  const day = formatLocalLongDate(date, ui.language)
  const name = inLanguage(holiday.name, ui.language)
  const label = [name, day].filter(Boolean).join(', ')
  return (
    <li className="flex min-h-13 items-center gap-3 py-1.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name || <span className="text-muted">{settings.noName}</span>}
          {!isAnnounced && <Badge tone="creamTint">{settings.notAnnounced}</Badge>}
        </p>
        <p className="text-small text-muted">
          {isAnnounced ? (
            <>
              <DateText instant={date} /> · {day}
            </>
          ) : (
            settings.notBefore(day)
          )}
        </p>
      </div>
      {!isLocked && (
        <div className="flex shrink-0">
          <button type="button" aria-label={settings.change(label)} onClick={onChange} className={rowButton}>
            <Pencil aria-hidden className="size-5" />
          </button>
          <button type="button" aria-label={settings.remove(label)} onClick={onRemove} className={rowButton}>
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </li>
  )
}
