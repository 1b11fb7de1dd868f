import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'

interface MultiSelectProps {
  label: string
  anyLabel: string
  options: readonly string[]
  chosen: readonly string[]
  onChange(chosen: string[]): void
}

/** A button that opens a list of checkboxes; Escape closes the list. */
export function MultiSelect({ label, anyLabel, options, chosen, onChange }: MultiSelectProps) {
  const { ui } = useMessages()
  const { content } = useArea('staff')
  const details = useRef<HTMLDetailsElement>(null)
  const all = [...new Set([...options, ...chosen])].toSorted()
  const close = () => details.current?.removeAttribute('open')
  return (
    <details
      ref={details}
      name="content-filters"
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        close()
        details.current?.querySelector('summary')?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary
        aria-label={label}
        className="flex min-h-13 list-none items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 text-body [&::-webkit-details-marker]:hidden"
      >
        {chosen.length === 0
          ? anyLabel
          : `${label}: ${content.chosen(formatCount(chosen.length, ui.language))}`}
        <ChevronDown aria-hidden className="size-5" />
      </summary>
      <div className="absolute top-full left-0 z-20 mt-2 max-h-80 w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-panel border border-line bg-surface px-4 py-2 shadow-3">
        {all.map((option) => (
          <Checkbox
            key={option}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          >
            <span className="break-all">{option}</span>
          </Checkbox>
        ))}
        {all.length === 0 && <p className="py-2 text-muted">{anyLabel}</p>}
      </div>
    </details>
  )
}
