import { useArea } from '#messages/use-area.ts'
import { DateText } from '#ui/date-text.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'

interface Days {
  from: string | null
  until: string | null
}

interface DaysFieldsProps extends Days {
  error: string | undefined
  onChange(changes: Partial<Days>): void
}

/** The first and the last day in Nepal; none for always. */
export function DaysFields({ from, until, error, onChange }: DaysFieldsProps) {
  const { home } = useArea('staff')
  const day = (value: string | null) => value !== null && <DateText instant={value} form="bs" />
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={home.from} hint={day(from) || home.always}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={from ?? ''}
            onChange={(event) => onChange({ from: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={home.until} hint={day(until) || home.always} error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={until ?? ''}
            onChange={(event) => onChange({ until: event.target.value || null })}
          />
        )}
      </Field>
    </div>
  )
}
