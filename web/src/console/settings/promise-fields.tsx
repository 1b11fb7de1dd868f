import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Draft } from './desk-form.tsx'

type Minutes = Draft['answerMinutes']
const priorities = ['normal', 'high', 'urgent'] as const
const least = 15
const longest = 2880

interface PromiseFieldsProps {
  minutes: Minutes
  isLocked: boolean
  onChange(minutes: Minutes): void
}

export function PromiseFields({ minutes, isLocked, onChange }: PromiseFieldsProps) {
  const { settings } = useArea('staff')
  const { ui } = useMessages()
  const hours = (count: number) => inDigitsOf(ui.language, String(Math.round((count / 60) * 100) / 100))
  return (
    <>
      <p className="mb-4 max-w-text text-small text-muted">{settings.promisesLead}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        {priorities.map((priority) => {
          const count = minutes[priority]
          const isRight = count >= least && count <= longest
          return (
            <Field
              key={priority}
              label={`${settings.priorities[priority]}, ${settings.minutes}`}
              hint={Number.isNaN(count) ? undefined : settings.hours(hours(count))}
              error={isRight ? undefined : settings.minutesRule}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="number"
                  inputMode="numeric"
                  min={least}
                  max={longest}
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
