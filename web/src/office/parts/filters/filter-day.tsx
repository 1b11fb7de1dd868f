import { useId } from 'react'

interface FilterDayProps {
  label: string
  value: string
  onChange(day: string): void
}

/** The first or last day of a period, as a date in Nepal; an empty text means no limit. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const id = useId()
  return (
    <div className="control flex w-auto min-w-0 items-center gap-2 bg-surface! px-3 focus-within:outline-2 focus-within:outline-indigo max-sm:grow max-sm:basis-[calc(50%-4px)]">
      <label htmlFor={id} className="text-small whitespace-nowrap text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 grow bg-transparent text-small outline-none"
      />
    </div>
  )
}
