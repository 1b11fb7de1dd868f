import { formatDate } from '@haat/contract/shared/dates.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { bsDayName } from './bs-day-name.ts'

interface DayFieldProps {
  label: string
  /** As `YYYY-MM-DD`, or empty while nothing is chosen. */
  day: string
  min: string
  max: string
  error?: string | undefined
  isDisabled?: boolean
  onChange(day: string): void
}

/**
 * A day, by Bikram Sambat large and by the international calendar small. Browsers choose days by the international
 * calendar only: their control lies over both, and with the focus its own text stands in the place of the small one.
 */
export function DayField({ label, day, min, max, error, isDisabled = false, onChange }: DayFieldProps) {
  const { ui } = useMessages()
  return (
    <Field label={label} error={error} isRequired>
      {(control) => (
        <span className="group relative block">
          <span
            aria-hidden
            className="block min-h-13 rounded-control border-[1.5px] border-line-strong bg-surface px-3 py-1.5"
          >
            <span className="block font-semibold">{day ? bsDayName(day, ui.language) : '–'}</span>
            <span className="block text-fine whitespace-nowrap text-muted group-focus-within:invisible">
              {day ? formatDate(day, ui.language) : '–'}
            </span>
          </span>
          <TextInput
            {...control}
            type="date"
            disabled={isDisabled}
            min={min}
            max={max}
            value={day}
            className="absolute inset-0 h-full cursor-pointer bg-transparent! px-3! pt-7! pb-0.5! text-fine! opacity-0 focus:opacity-100"
            onClick={({ currentTarget }) => openPicker(currentTarget)}
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      )}
    </Field>
  )
}

/** The whole box opens the calendar, where the browser has one. */
function openPicker(input: HTMLInputElement) {
  try {
    input.showPicker()
  } catch {
    // Without a calendar the day is typed.
  }
}
