import { useState } from 'react'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { DayHours } from './day-hours.ts'

interface CopyDialogProps {
  week: readonly DayHours[]
  /** The day whose hours are copied. */
  from: number
  onCopy(days: readonly number[]): void
  onClose(): void
}

/** Gives the hours of one day to others; at first to all that are open. */
export function CopyDialog({ week, from, onCopy, onClose }: CopyDialogProps) {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const others = week.map((_, at) => at).filter((at) => at !== from)
  const [chosen, setChosen] = useState(() => others.filter((at) => week[at]!.isOpen))
  const nameOf = (at: number) => weekdayNames[ui.language][at]!
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shopHours.copyTitle(nameOf(from))}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {shopHours.cancel}
          </Button>
          <Button isWide disabled={chosen.length === 0} onClick={() => onCopy(chosen)}>
            {shopHours.copyNow}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="mb-1 text-label">{shopHours.copyTo}</legend>
        {others.map((at) => (
          <Checkbox
            key={at}
            checked={chosen.includes(at)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, at] : chosen.filter((one) => one !== at))
            }
          >
            {nameOf(at)}
          </Checkbox>
        ))}
      </fieldset>
    </Dialog>
  )
}
