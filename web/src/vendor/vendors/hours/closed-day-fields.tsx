import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { closedDayWordsMaxLength, maxDaysAhead } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { publicHolidays } from '@haat/contract/shared/public-holidays.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { Button } from '#ui/button/button.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DateText } from '#ui/text/date-text.tsx'

type ClosedDay = ShopHours['closedDays'][number]

interface ClosedDayFieldsProps {
  /** The days that are in the list already. */
  taken: readonly string[]
  onDone(day: ClosedDay): void
  onCancel(): void
}

/** A new closed day: a public holiday, or any other day with words to shoppers. It is saved with the hours. */
export function ClosedDayFields({ taken, onDone, onCancel }: ClosedDayFieldsProps) {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const fields = useRef<HTMLFieldSetElement>(null)
  const [draft, setDraft] = useState<ClosedDay>({ day: '', words: { en: '', ne: '' } })
  const [isTried, setIsTried] = useState(false)
  // The button that opened the fields is gone.
  useEffect(() => fields.current?.querySelector<HTMLElement>('select, input')?.focus(), [])
  const today = nepalDay(useBrowserTime())
  const last = addDays(today, maxDaysAhead)
  const holidays = publicHolidays.filter(
    ({ date, isAnnounced }) => isAnnounced && date >= today && date <= last && !taken.includes(date),
  )
  const problem =
    draft.day < today || draft.day > last
      ? shopHours.faults.day
      : taken.includes(draft.day)
        ? shopHours.faults.taken
        : undefined

  function finish() {
    if (!problem) {
      return onDone({ ...draft, words: { en: draft.words.en.trim(), ne: draft.words.ne.trim() } })
    }
    // Rendered before the focus moves, so that a screen reader reads the field together with its problem.
    flushSync(() => setIsTried(true))
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  /** Enter in a field would send the form around it, without this day. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    finish()
  }
  return (
    <fieldset
      ref={fields}
      className="mb-3 grid gap-4 rounded-panel bg-sunken p-4 sm:grid-cols-2"
      onKeyDown={onKeyDown}
    >
      <legend className="sr-only">{shopHours.addDay}</legend>
      {holidays.length > 0 && (
        <Field label={shopHours.publicHoliday}>
          {(control) => (
            <SelectInput
              {...control}
              value={holidays.find(({ date }) => date === draft.day)?.date ?? ''}
              onChange={({ target }) => {
                const holiday = holidays.find(({ date }) => date === target.value)
                if (holiday) setDraft({ day: holiday.date, words: holiday.name })
              }}
            >
              <option value="">{shopHours.anotherDay}</option>
              {holidays.map(({ date, name }) => (
                <option key={date} value={date}>
                  {inLanguage(name, ui.language)}, {formatLocalDate(date, ui.language)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      )}
      <Field
        label={shopHours.day}
        hint={draft.day && !problem && <DateText instant={draft.day} hasOtherCalendar />}
        error={isTried ? problem : undefined}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            max={last}
            value={draft.day}
            onChange={({ target }) => setDraft({ ...draft, day: target.value })}
          />
        )}
      </Field>
      {languages.map((language) => (
        <Field key={language} label={shopHours.wordsIn[language]}>
          {(control) => (
            <TextInput
              {...control}
              lang={language}
              maxLength={closedDayWordsMaxLength}
              value={draft.words[language]}
              onChange={({ target }) =>
                setDraft({ ...draft, words: { ...draft.words, [language]: target.value } })
              }
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button variant="secondary" onClick={finish}>
          {shopHours.takeDay}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {shopHours.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
