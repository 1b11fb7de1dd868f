import { useState } from 'react'
import type { Holiday } from '@haat/contract/shared/public-holidays.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface HolidayFieldsProps {
  /** The holiday to change; a new one when it is left out. */
  first?: Holiday
  onDone(holiday: Holiday): void
  onCancel(): void
}

const nothing: Holiday = { date: '', name: { en: '', ne: '' }, isAnnounced: true }

/** One holiday: its day and its name in both languages. It is saved together with the other settings. */
export function HolidayFields({ first = nothing, onDone, onCancel }: HolidayFieldsProps) {
  const { settings } = useArea('staff')
  const [draft, setDraft] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const missing = (text: string) => (isTried && text.trim() === '' ? settings.needed : undefined)
  const isComplete = draft.date !== '' && draft.name.en.trim() !== '' && draft.name.ne.trim() !== ''
  const finish = () => {
    setIsTried(true)
    const name = { en: draft.name.en.trim(), ne: draft.name.ne.trim() }
    if (isComplete) onDone({ ...draft, name })
  }
  return (
    <fieldset className="grid gap-4 rounded-panel bg-sunken p-4 sm:grid-cols-3">
      <legend className="sr-only">{settings.addDay}</legend>
      <Field
        label={draft.isAnnounced ? settings.date : settings.earliest}
        error={missing(draft.date)}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={draft.date}
            onChange={({ target }) => setDraft({ ...draft, date: target.value })}
          />
        )}
      </Field>
      {(['en', 'ne'] as const).map((language) => (
        <Field
          key={language}
          label={settings.names[language]}
          error={missing(draft.name[language])}
          isRequired
        >
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              maxLength={80}
              value={draft.name[language]}
              onChange={({ target }) =>
                setDraft({ ...draft, name: { ...draft.name, [language]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      <Checkbox
        className="sm:col-span-3"
        checked={!draft.isAnnounced}
        onChange={({ target }) => setDraft({ ...draft, isAnnounced: !target.checked })}
      >
        {settings.notAnnounced}
      </Checkbox>
      <div className="flex flex-wrap gap-2 sm:col-span-3">
        <Button variant="secondary" onClick={finish}>
          {settings.add}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {settings.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
