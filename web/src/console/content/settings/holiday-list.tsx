import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { formatLongDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { FilterDay } from '#console/parts/filters/filter-day.tsx'

interface HolidayListProps {
  days: readonly string[]
  isLocked: boolean
  onChange(days: string[]): void
}

function todayInNepal() {
  const { year, month, day } = nepalDateParts(new Date())
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The days on which the office is closed, each as a Bikram Sambat date with the Gregorian date below. */
export function HolidayList({ days, isLocked, onChange }: HolidayListProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const [dayToAdd, setDayToAdd] = useState('')
  const today = todayInNepal()

  function add() {
    if (!dayToAdd) return
    onChange([...new Set([...days, dayToAdd])].toSorted())
    setDayToAdd('')
  }

  return (
    <>
      <p className="mb-3 max-w-text text-small text-muted">{settings.holidaysLead}</p>
      {!isLocked && (
        <div className="mb-3 flex flex-wrap gap-2">
          <FilterDay label={settings.addDay} value={dayToAdd} onChange={setDayToAdd} />
          <Button variant="secondary" icon={<Plus />} onClick={add} aria-disabled={!dayToAdd}>
            {settings.add}
          </Button>
        </div>
      )}
      {days.length === 0 ? (
        <p className="text-muted">{settings.noHolidays}</p>
      ) : (
        <>
          <p className="text-small text-muted">{settings.days(formatCount(days.length, ui.language))}</p>
          <ul className="mt-1 divide-y divide-line">
            {days.map((day) => (
              <li
                key={day}
                className={classNames('flex min-h-13 items-center gap-3', day < today && 'text-muted')}
              >
                <span className="min-w-0 grow">
                  <span className="block font-semibold">
                    <DateText instant={day} form="bs" />
                  </span>
                  <span className="text-small text-muted">
                    {formatLongDate(day, ui.language)}
                    {day < today && ` · ${settings.passed}`}
                  </span>
                </span>
                {!isLocked && (
                  <button
                    type="button"
                    aria-label={settings.remove(formatLongDate(day, ui.language))}
                    onClick={() => onChange(days.filter((one) => one !== day))}
                    className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-crimson"
                  >
                    <X aria-hidden className="size-5" />
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
