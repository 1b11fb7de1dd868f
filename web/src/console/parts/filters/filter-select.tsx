import { useArea } from '#ui/messages/use-area.ts'
import { SelectInput } from '#ui/form/select-input.tsx'

interface FilterSelectProps {
  label: string
  value: string
  onChange(value: string): void
  options: readonly { value: string; label: string }[]
  /** The label of the option that does not filter. */
  allLabel?: string
}

/** One filter of a list; an empty value means that it does not filter. */
export function FilterSelect({ label, value, onChange, options, allLabel }: FilterSelectProps) {
  const { parts } = useArea('staff')
  return (
    <div className="max-w-full min-w-0 max-sm:grow">
      <SelectInput aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{allLabel ?? `${label}: ${parts.all}`}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </div>
  )
}
