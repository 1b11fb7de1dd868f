import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'
import { parseCount } from '../variants/parse-cells.ts'

interface CountFieldProps {
  id: string
  label: ReactNode
  hint?: ReactNode
  isRequired?: boolean
  error?: string | undefined
  count: number | null
  /** What is counted, behind the figure. */
  unit?: string
  onChange(count: number | null): void
  /** With it, buttons for one less and one more stand in the field. */
  onStep?: (by: 1 | -1) => void
}

const stepClass = 'absolute! top-1'

/** A whole number, in the figures of either language. */
export function CountField({ error, count, unit, onChange, onStep, ...field }: CountFieldProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { canChange, flush } = useListing()
  const [typed, setTyped] = useState<string>()
  const isUnreadable = typed !== undefined && parseCount(typed) === undefined
  return (
    <Field {...field} error={isUnreadable ? editor.notACount : error}>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            disabled={!canChange}
            className={classNames(unit && 'pr-10', onStep && 'px-11! text-center tabular-nums')}
            value={typed ?? (count === null ? '' : formatCount(count, ui.language))}
            onChange={({ target }) => {
              setTyped(target.value)
              const next = parseCount(target.value)
              if (next !== undefined) onChange(next)
            }}
            onBlur={() => {
              if (!isUnreadable) setTyped(undefined)
              void flush()
            }}
          />
          {onStep && canChange && (
            <>
              <IconButton label={editor.less} onClick={() => onStep(-1)} className={`${stepClass} left-1`}>
                <Minus aria-hidden />
              </IconButton>
              <IconButton label={editor.moreOf} onClick={() => onStep(1)} className={`${stepClass} right-1`}>
                <Plus aria-hidden />
              </IconButton>
            </>
          )}
          {unit && (
            <span
              aria-hidden
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
