import { useState } from 'react'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { usualDay, usualWeek, type DayHours } from './day-hours.ts'
import { DayRow } from './day-row.tsx'

type Week = readonly DayHours[]

interface WeekEditorProps {
  week: Week | null
  canChange: boolean
  onChange(week: Week | null): void
}

/** The opening hours of every weekday; a shop may also say none. */
export function WeekEditor({ week, canChange, onChange }: WeekEditorProps) {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const [copied, setCopied] = useState<number>()
  if (!week) {
    return (
      <Panel title={shopHours.week}>
        <p className="font-semibold">{shopHours.notSaid}</p>
        <p className="mt-0.5 mb-4 text-small text-muted">{shopHours.notSaidText}</p>
        {canChange && <Button onClick={() => onChange(usualWeek)}>{shopHours.say}</Button>}
      </Panel>
    )
  }
  const put = (at: number, day: DayHours) => onChange(week.map((one, index) => (index === at ? day : one)))
  /** A day that is switched on begins with the hours of another one. */
  const toggle = (at: number) => {
    const day = week[at]!
    const like = week.find(({ isOpen }) => isOpen) ?? usualDay
    put(at, day.isOpen ? { ...day, isOpen: false } : { ...like, isOpen: true })
  }
  return (
    <Panel
      title={shopHours.week}
      action={
        canChange && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {shopHours.sayNone}
          </Button>
        )
      }
    >
      <p className="-mt-2 mb-2 text-small text-muted">{shopHours.weekNote}</p>
      <ul className="divide-y divide-line">
        {week.map((day, at) => (
          <DayRow
            key={weekdayNames.en[at]}
            name={weekdayNames[ui.language][at]!}
            day={day}
            canChange={canChange}
            onChange={(next) => put(at, next)}
            onToggle={() => toggle(at)}
            onCopy={() => setCopied(at)}
          />
        ))}
      </ul>
      {week.every(({ isOpen }) => !isOpen) && (
        <FieldError id="week-fault">{shopHours.faults.never}</FieldError>
      )}
      {copied !== undefined && (
        <CopyDialog
          week={week}
          from={copied}
          onCopy={(days) => {
            onChange(week.map((one, at) => (days.includes(at) ? week[copied]! : one)))
            setCopied(undefined)
          }}
          onClose={() => setCopied(undefined)}
        />
      )}
    </Panel>
  )
}
