import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { DateText } from '#ui/text/date-text.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'

interface Days {
  from: string | null
  until: string | null
}

interface DaysFieldsProps extends Days {
  error: string | undefined
  onChange(changes: Partial<Days>): void
}

/** The first and last day, in Nepal, on which a part is shown; an empty field means no limit. */
export function DaysFields({ from, until, error, onChange }: DaysFieldsProps) {
  const { home } = useArea('staff')
  const day = (value: string | null) => value !== null && <DateText instant={value} />
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

/** "from 8 November 2026 until 12 November 2026", or "Always". */
export function DaysText({ from, until }: { from: string | null; until: string | null }) {
  const { ui } = useMessages()
  const { home } = useArea('staff')
  const parts = [
    ...(from === null ? [] : [home.fromOn(formatLocalDate(from, ui.language))]),
    ...(until === null ? [] : [home.untilOn(formatLocalDate(until, ui.language))]),
  ]
  return parts.length > 0 ? parts.join(' ') : home.always
}
