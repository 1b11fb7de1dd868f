import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatLocalLongDate } from '@haat/contract/shared/local-dates.ts'
import type { FieldProps } from '#domains/search/list-definition.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { ShowMore } from '#ui/list/show-more.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { dayInNepal } from '../free-day.ts'
import type { ServiceListTypes } from '../services-page.tsx'
import { useId, useState } from 'react'
import { TextInput } from '#ui/form/text-input.tsx'

/** One row of tiles. */
const firstDays = 5

/** The next days with how many providers work on each, and a field for any other date. */
export function DayField({ chosen: { day: chosen }, choose, facets, texts }: FieldProps<ServiceListTypes>) {
  const { madeAt } = usePublicConfig()
  const { days } = facets
  const onChoose = (day: string | undefined) => choose({ day })
  const isAmong = days.some(({ day }) => day === chosen)
  const items = days.map(({ day, count }) => ({
    value: day,
    searchText: day,
    count,
    isChosen: day === chosen,
  }))
  return (
    <FilterSection title={texts.day}>
      <ShowMore items={items} first={firstDays}>
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
      </ShowMore>
      <OtherDay
        label={texts.otherDay}
        day={isAmong ? undefined : chosen}
        firstDay={dayInNepal(madeAt)}
        onChoose={onChoose}
      />
    </FilterSection>
  )
}

type DayTileProps = { day: string; count: number; isChosen: boolean; onChoose: () => void }

function DayTile({ day, count, isChosen, onChoose }: DayTileProps) {
  const { ui } = useMessages()
  const isHydrated = useIsHydrated()
  const date = nepalDateParts(day)
  const figure = formatCount(count, ui.language)
  // The short names of weekdays: Sun, आइत.
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
        // The server leaves it out: with one for each day the page would be noticeably larger.
        aria-label={isHydrated ? `${formatLocalLongDate(day, ui.language)}: ${figure}` : undefined}
        className="absolute inset-0 appearance-none rounded-badge"
      />
      {short}
      <b>{formatCount(date.day, ui.language)}</b>
      <i>{figure}</i>
    </label>
  )
}

type OtherDayProps = {
  label: string
  day: string | undefined
  firstDay: string
  onChoose: (day: string | undefined) => void
}

/** A date that has no tile. While its year is still being typed, the value is an early date and is not used yet. */
function OtherDay({ label, day, firstDay, onChoose }: OtherDayProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  function change(value: string) {
    const isComplete = value === '' || value >= firstDay
    setTyped(isComplete ? undefined : value)
    if (isComplete && value !== (day ?? '')) onChoose(value || undefined)
  }
  return (
    <>
      <label htmlFor={id} className="mb-1 block text-fine font-semibold text-muted">
        {label}
      </label>
      <TextInput
        id={id}
        type="date"
        name="day"
        min={firstDay}
        value={typed ?? day ?? ''}
        onChange={(event) => change(event.target.value)}
        className="min-h-11! text-small!"
      />
    </>
  )
}
