import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isHolidayDate, type Holiday } from '@haat/contract/shared/public-holidays.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'

interface HolidayFieldsProps {
  /** The holiday to change; a new one when it is left out. */
  first?: Holiday
  /** What the group of fields is called. */
  legend: string
  /** The name of another holiday that is on this day already. */
  nameOn(date: string): string | undefined
  onDone(holiday: Holiday): void
  onCancel(): void
}

const nothing: Holiday = { date: '', name: { en: '', ne: '' }, isAnnounced: true }

/** One holiday: its day and its name in both languages. It is saved together with the other settings. */
export function HolidayFields({ first = nothing, legend, nameOn, onDone, onCancel }: HolidayFieldsProps) {
  const { settings } = useArea('staff')
  const fields = useRef<HTMLFieldSetElement>(null)
  const [draft, setDraft] = useState(first)
  const [isTried, setIsTried] = useState(false)
  const name = { en: draft.name.en.trim(), ne: draft.name.ne.trim() }
  const other = draft.isAnnounced ? nameOn(draft.date) : undefined
  const problems = {
    date: !isHolidayDate(draft.date)
      ? settings.dateInvalid
      : other === undefined
        ? undefined
        : settings.dateTaken(other),
    en: name.en === '' ? settings.needed : undefined,
    ne: name.ne === '' ? settings.needed : undefined,
  }
  const shown: Partial<typeof problems> = isTried ? problems : {}

  function finish() {
    if (Object.values(problems).every((problem) => problem === undefined)) return onDone({ ...draft, name })
    // Rendered before the focus moves, so that a screen reader reads a field together with its problem.
    flushSync(() => setIsTried(true))
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  /** Enter in a field would send the form around it, without this holiday. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    finish()
  }

  return (
    <fieldset
      ref={fields}
      data-holiday-fields
      className="grid gap-4 rounded-panel bg-sunken p-4 sm:grid-cols-3"
      onKeyDown={onKeyDown}
    >
      <legend className="sr-only">{legend}</legend>
      <Field label={draft.isAnnounced ? settings.date : settings.earliest} error={shown.date} isRequired>
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
        <Field key={language} label={settings.names[language]} error={shown[language]} isRequired>
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
          {first === nothing ? settings.add : settings.apply}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {settings.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
