import type { DeskSettings } from '@haat/contract/domains/content.site.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

type AnswerMinutes = DeskSettings['answerMinutes']
const priorities = ['normal', 'high', 'urgent'] as const

interface AnswerTimeFieldsProps {
  minutes: AnswerMinutes
  isLocked: boolean
  errorOf(priority: keyof AnswerMinutes): string | undefined
  onChange(minutes: AnswerMinutes): void
}

/** For each priority, the minutes of office time within which a ticket is to be answered. */
export function AnswerTimeFields({ minutes, isLocked, errorOf, onChange }: AnswerTimeFieldsProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const hours = (count: number) => inDigitsOf(ui.language, String(Math.round((count / 60) * 100) / 100))
  return (
    <>
      <p className="mb-4 max-w-text text-small text-muted">{settings.promisesLead}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {priorities.map((priority) => {
          const count = minutes[priority]
          return (
            <Field
              key={priority}
              label={`${settings.priorities[priority]}, ${settings.minutes}`}
              hint={Number.isNaN(count) ? undefined : settings.hours(hours(count))}
              error={errorOf(priority)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  inputMode="numeric"
                  name={`answerMinutes.${priority}`}
                  disabled={isLocked}
                  value={Number.isNaN(count) ? '' : count}
                  onChange={(event) =>
                    onChange({ ...minutes, [priority]: Math.trunc(event.target.valueAsNumber) })
                  }
                />
              )}
            </Field>
          )
        })}
      </div>
    </>
  )
}
