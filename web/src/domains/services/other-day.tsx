import { useId, useState } from 'react'
import { TextInput } from '#ui/text-input.tsx'

type OtherDayProps = {
  label: string
  day: string | undefined
  firstDay: string
  onTake: (day: string | undefined) => void
}

/** A date beyond the tiles. While its year is still being typed it is none. */
export function OtherDay({ label, day, firstDay, onTake }: OtherDayProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  function take(value: string) {
    const isTaken = value === '' || value >= firstDay
    setTyped(isTaken ? undefined : value)
    if (isTaken && value !== (day ?? '')) onTake(value || undefined)
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
        onChange={(event) => take(event.target.value)}
        className="min-h-11! text-small!"
      />
    </>
  )
}
