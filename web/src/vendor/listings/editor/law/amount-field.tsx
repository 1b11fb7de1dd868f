import { useState, type ReactNode } from 'react'
import { formatRupees, parseRupees } from '@haat/contract/shared/money.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

interface AmountFieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  error?: string | undefined
  paisa: number | null
  onChange(paisa: number | null): void
}

/** An amount in rupees, in the figures of either language. What is no amount stays as it was typed, with a sentence. */
export function AmountField({ error, paisa, onChange, ...field }: AmountFieldProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { canChange, flush } = useListing()
  const [typed, setTyped] = useState<string>()
  const [sign = '', figures = ''] = formatRupees(paisa ?? 0, ui.language).split('\u00a0')
  const isUnreadable = typed !== undefined && typed.trim() !== '' && parseRupees(typed) === undefined
  return (
    <Field {...field} error={isUnreadable ? editor.notAnAmount : error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          disabled={!canChange}
          icon={<span className="text-small">{sign}</span>}
          value={typed ?? (paisa === null ? '' : figures)}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() === '') return onChange(null)
            const next = parseRupees(target.value)
            if (next !== undefined) onChange(next)
          }}
          onBlur={() => {
            if (!isUnreadable) setTyped(undefined)
            void flush()
          }}
        />
      )}
    </Field>
  )
}
