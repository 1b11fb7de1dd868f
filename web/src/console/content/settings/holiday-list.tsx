import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { bsDateOf } from '@haat/contract/shared/bikram-sambat.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatBothCalendars, formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount, inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { publicHolidays, type Holiday } from '@haat/contract/shared/public-holidays.ts'
import type { WorkingWeek } from '@haat/contract/shared/working-days.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { HolidayFields } from './holiday-fields.tsx'

interface HolidayListProps {
  holidays: readonly Holiday[]
  /** The weekly days off; undefined while they are not known. */
  week: WorkingWeek | undefined
  isLocked: boolean
  onChange(holidays: Holiday[]): void
  /** Whether the fields of a holiday are open. What is typed there is not in the list yet. */
  onEditing(isEditing: boolean): void
}

function todayInNepal() {
  const { year, month, day } = nepalDateParts(new Date())
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const keyOf = ({ date, name }: Holiday) => `${date} ${name.en}`
const isSame = (one: Holiday, other: Holiday) => keyOf(one) === keyOf(other)
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
export function HolidayList({ holidays, week, isLocked, onChange, onEditing }: HolidayListProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const list = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  /** The holiday whose fields are open; null for a new one. */
  const [edited, setEdited] = useState<Holiday | null>()
  const today = todayInNepal()
  const count = (some: readonly Holiday[]) => formatCount(some.length, ui.language)
  const missing = missingFrom(holidays, today)
  const isOver = ({ date, isAnnounced }: Holiday) => isAnnounced && date < today
  const coming = holidays.filter((one) => !isOver(one))
  const yearOf = ({ date }: Holiday) => bsDateOf(date)?.year ?? 0
  const years = [...new Set(coming.map(yearOf))]

  /** What was pressed is often gone with the press, so the focus is put where one goes on. */
  function focusOn(holiday: Holiday | null | undefined, action: 'change' | 'remove' = 'change') {
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-holiday]') ?? [])].find(
      ({ dataset }) => holiday && dataset['holiday'] === keyOf(holiday),
    )
    const button = row?.querySelector<HTMLElement>(`[data-action="${action}"]`) ?? addButton.current
    button?.focus()
  }
  function open(holiday: Holiday | null) {
    flushSync(() => setEdited(holiday))
    onEditing(true)
    list.current?.querySelector<HTMLElement>('[data-holiday-fields] input')?.focus()
  }
  function close(next: Holiday | null | undefined, changed: () => void = () => {}) {
    flushSync(() => {
      changed()
      setEdited(undefined)
      onEditing(false)
    })
    focusOn(next)
  }
  const put = (changed: Holiday) => {
    const others = holidays.filter((one) => !(edited && isSame(one, edited)) && !isSame(one, changed))
    close(changed, () => onChange(inOrder([...others, changed])))
  }
  function remove(holiday: Holiday) {
    const at = holidays.indexOf(holiday)
    flushSync(() => onChange(holidays.filter((one) => one !== holiday)))
    focusOn(holidays[at + 1] ?? holidays[at - 1], 'remove')
  }
  function addMissing() {
    flushSync(() => onChange(inOrder([...holidays, ...missing])))
    focusOn(null)
  }
  const fields = {
    nameOn(date: string) {
      const other = holidays.find(
        (one) => one.isAnnounced && one.date === date && !(edited && isSame(one, edited)),
      )
      return other && (inLanguage(other.name, ui.language) || settings.noName)
    },
    onDone: put,
    onCancel: () => close(edited),
  }
  const renderRow = (holiday: Holiday) =>
    edited && isSame(edited, holiday) ? (
      <li key={keyOf(holiday)} className="py-3">
        <HolidayFields
          first={holiday}
          legend={settings.change(inLanguage(holiday.name, ui.language))}
          {...fields}
        />
      </li>
    ) : (
      <HolidayRow
        key={keyOf(holiday)}
        holiday={holiday}
        isLocked={isLocked || edited !== undefined}
        onChange={() => open(holiday)}
        onRemove={() => remove(holiday)}
      />
    )

  return (
    <div ref={list}>
      <p className="mb-3 max-w-text text-small text-muted">{settings.holidaysLead}</p>
      <p className="mb-3 max-w-text rounded-control bg-cream p-3 text-small text-cream-ink">
        {settings.holidaysSource}
      </p>
      {week && <WeeklyDaysOff week={week} />}
      {!isLocked && edited === undefined && (
        <div className="mb-3 flex flex-wrap gap-2">
          <Button ref={addButton} variant="secondary" icon={<Plus />} onClick={() => open(null)}>
            {settings.addDay}
          </Button>
          {missing.length > 0 && (
            <Button variant="secondary" onClick={addMissing}>
              {settings.addPublic(count(missing))}
            </Button>
          )}
        </div>
      )}
      {edited === null && <HolidayFields legend={settings.addDay} {...fields} />}
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
    </div>
  )
}

/** The days outside of the working week, with a link to where an admin sets them. */
function WeeklyDaysOff({ week }: { week: WorkingWeek }) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const names = weekdayNames[ui.language].filter((_, day) => day < week.from || day > week.to)
  return (
    <p className="mb-3 text-small">
      {names.length === 0 ? settings.noDayOff : settings.weekly(names.join(', '))}{' '}
      <Link
        to="/staff/$"
        params={{ _splat: 'settings/shop' }}
        className="inline-flex min-h-11 items-center font-semibold text-crimson underline-offset-3 hover:underline"
      >
        {settings.weeklyChange}
      </Link>
    </p>
  )
}

interface HolidayRowProps {
  holiday: Holiday
  isLocked: boolean
  onChange(): void
  onRemove(): void
}

/** The bar with the button to save must not cover the one that has the focus. */
const rowButton =
  'grid size-11 scroll-my-56 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-crimson'

function HolidayRow({ holiday, isLocked, onChange, onRemove }: HolidayRowProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const { date, isAnnounced } = holiday
  const dates = formatBothCalendars(date, ui.language)
  const day = formatLocalLongDate(date, ui.language)
  const name = inLanguage(holiday.name, ui.language)
  const label = [name, day].filter(Boolean).join(', ')
  return (
    <li data-holiday={keyOf(holiday)} className="flex min-h-13 items-center gap-3 py-1.5">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name || <span className="text-muted">{settings.noName}</span>}
          {!isAnnounced && <Badge tone="creamTint">{settings.notAnnounced}</Badge>}
        </p>
        <p className="text-small text-muted">
          <time dateTime={date}>{isAnnounced ? dates : settings.notBefore(dates)}</time>
        </p>
      </div>
      {!isLocked && (
        <div className="flex shrink-0">
          <button
            type="button"
            data-action="change"
            aria-label={settings.change(label)}
            onClick={onChange}
            className={rowButton}
          >
            <Pencil aria-hidden className="size-5" />
          </button>
          <button
            type="button"
            data-action="remove"
            aria-label={settings.remove(label)}
            onClick={onRemove}
            className={rowButton}
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </li>
  )
}
