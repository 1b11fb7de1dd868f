import { parseRupees } from '@haat/contract/shared/money.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useState } from 'react'
import { useArea } from '../../messages/use-area.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextInput } from '../../form/text-input.tsx'

type PriceInputProps = {
  name: string
  label: string
  rupees: number | undefined
  /** The end of the scale, shown as placeholder while no limit is chosen. */
  end: number
  onApply: (rupees: number | undefined) => void
}

/** Accepts amounts as people type them ("1,500", "Rs. १५००"); anything else is replaced by the last value. */
export function PriceInput({ name, label, rupees, end, onApply }: PriceInputProps) {
  const { ui } = useMessages()
  const texts = useArea('filters')
  const [typed, setTyped] = useState<string>()

  function apply() {
    if (typed === undefined) return
    setTyped(undefined)
    const paisa = parseRupees(typed)
    if (typed.trim() === '') onApply(undefined)
    else if (paisa !== undefined && paisa >= 0) onApply(Math.round(paisa / 100))
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
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
      className="price-input"
    />
  )
}
