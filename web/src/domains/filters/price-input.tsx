import { parseRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useState } from 'react'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { TextInput } from '#ui/text-input.tsx'

type PriceInputProps = {
  name: string
  label: string
  rupees: number | undefined
  /** Where the scale ends: shown while nothing is chosen. */
  end: number
  onTake: (rupees: number | undefined) => void
}

/** Takes what people type ("1,500", "Rs. १५००"); what is no amount is put back. */
export function PriceInput({ name, label, rupees, end, onTake }: PriceInputProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const [typed, setTyped] = useState<string>()

  function take() {
    if (typed === undefined) return
    setTyped(undefined)
    const paisa = parseRupees(typed)
    if (typed.trim() === '') onTake(undefined)
    else if (paisa !== undefined && paisa >= 0) onTake(Math.round(paisa / 100))
  }

  return (
    <TextInput
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      icon={<span className="text-small">{texts.rupees}</span>}
      value={typed ?? (rupees === undefined ? '' : formatCount(rupees, ui.language))}
      placeholder={formatCount(end, ui.language)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      className="min-h-11! pl-11! text-small! placeholder:text-ink"
    />
  )
}
