import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxClosedDays } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { ClosedDayFields } from './closed-day-fields.tsx'
import { ClosedDayRow } from './closed-day-row.tsx'

type Days = ShopHours['closedDays']

interface ClosedDaysProps {
  days: Days
  canChange: boolean
  onChange(days: Days): void
  /** Whether the fields of a day are open. What is typed there is not in the list yet. */
  onEditing(isEditing: boolean): void
}

/** Single days on which the shop is closed, beside the weekly ones. */
export function ClosedDays({ days, canChange, onChange, onEditing }: ClosedDaysProps) {
  const { shopHours } = useArea('vendor')
  const addButton = useRef<HTMLButtonElement>(null)
  const [isAdding, setIsAdding] = useState(false)

  /** What was pressed is gone with the press, so the focus is put where one goes on. */
  function close(changed: Days = days) {
    flushSync(() => {
      onChange(changed)
      setIsAdding(false)
      onEditing(false)
    })
    addButton.current?.focus()
  }
  return (
    <Panel
      title={shopHours.closedDays}
      action={
        canChange &&
        !isAdding &&
        days.length < maxClosedDays && (
          <Button
            ref={addButton}
            variant="secondary"
            icon={<CalendarPlus />}
            onClick={() => {
              setIsAdding(true)
              onEditing(true)
            }}
          >
            {shopHours.addDay}
          </Button>
        )
      }
    >
      <p className="-mt-2 mb-3 text-small text-muted">{shopHours.closedDaysNote}</p>
      {isAdding && (
        <ClosedDayFields
          taken={days.map(({ day }) => day)}
          onDone={(added) => close([...days, added].toSorted((a, b) => a.day.localeCompare(b.day)))}
          onCancel={() => close()}
        />
      )}
      {days.length === 0 && !isAdding && <p className="font-semibold">{shopHours.noClosedDays}</p>}
      <ul className="divide-y divide-line">
        {days.map((one) => (
          <ClosedDayRow
            key={one.day}
            closedDay={one}
            {...(canChange && { onRemove: () => close(days.filter((other) => other !== one)) })}
          />
        ))}
      </ul>
    </Panel>
  )
}
