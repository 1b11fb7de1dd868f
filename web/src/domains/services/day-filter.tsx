import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { formatLongDate, nepalDateParts } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import type { ServiceFacets } from '@haat/contract/domains/services.filters.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { FilterSection } from '#domains/filters/filter-section.tsx'
import { Folded } from '#domains/filters/folded.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useIsAlive } from '#ui/use-is-alive.ts'
import { OtherDay } from './other-day.tsx'
import { dayInNepal } from './free-day.ts'

/** One row. */
const firstDays = 5

type DayFilterProps = {
  days: ServiceFacets['days']
  chosen: string | undefined
  onChoose: (day: string | undefined) => void
}

/** The next days on which somebody works, with how many do, and any other day by its date. */
export function DayFilter({ days, chosen, onChoose }: DayFilterProps) {
  const services = useArea('services')
  const { madeAt } = usePublicConfig()
  const isAmong = days.some(({ day }) => day === chosen)
  const items = days.map(({ day, count }) => ({ value: day, words: day, count, isChosen: day === chosen }))
  return (
    <FilterSection title={services.day}>
      <Folded items={items} first={firstDays}>
        {(shown) => (
          <div className="mb-1 grid grid-cols-5 gap-1">
            {shown.map(({ value, count, isChosen }) => (
              <DayTile
                key={value}
                day={value}
                count={count}
                isChosen={isChosen}
                onChoose={() => onChoose(isChosen ? undefined : value)}
              />
            ))}
          </div>
        )}
      </Folded>
      <OtherDay
        label={services.otherDay}
        day={isAmong ? undefined : chosen}
        firstDay={dayInNepal(madeAt)}
        onTake={onChoose}
      />
    </FilterSection>
  )
}

type DayTileProps = { day: string; count: number; isChosen: boolean; onChoose: () => void }

function DayTile({ day, count, isChosen, onChoose }: DayTileProps) {
  const { ui } = useMessages()
  const isAlive = useIsAlive()
  const date = nepalDateParts(day)
  const figure = formatCount(count, ui.language)
  // The names that people use for short: Sun, आइत.
  const weekday = weekdayNames[ui.language][date.weekday]!
  const short = ui.language === 'ne' ? weekday.replace(/बार$/, '') : weekday.slice(0, 3)
  return (
    <label className="day-tile">
      <input
        type="radio"
        name="day"
        value={day}
        checked={isChosen}
        onChange={onChoose}
        onClick={isChosen ? onChoose : undefined}
        // Not written by the server: on a tile for each day it would be a long text of its own.
        aria-label={isAlive ? `${formatLongDate(day, ui.language)}: ${figure}` : undefined}
        className="absolute inset-0 appearance-none rounded-badge"
      />
      {short}
      <b>{formatCount(date.day, ui.language)}</b>
      <i>{figure}</i>
    </label>
  )
}
