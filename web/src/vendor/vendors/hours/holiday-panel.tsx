import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { holidayWordsMaxLength, maxHolidayDays } from '@haat/contract/domains/vendors.page.rules.ts'
import type { ShopHours } from '@haat/contract/domains/vendors.page.ts'
import { languages } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { Toggle } from '#office/parts/toggle.tsx'
import { useBrowserTime } from '#ui/device/use-now.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { holidayFault } from './hours-draft.ts'

interface HolidayPanelProps {
  holiday: ShopHours['holiday']
  saved: ShopHours
  canChange: boolean
  /** Whether what is missing is marked: from the first try to save on. */
  showsFaults: boolean
  onChange(holiday: ShopHours['holiday']): void
}

/** At which field a fault is told; words have their own. */
const endOf = { missing: 'until', past: 'from', far: 'from', order: 'until', long: 'until', words: undefined }

/** Holiday mode: several days on which the shop is closed, with words to shoppers. It ends by itself. */
export function HolidayPanel({ holiday, saved, canChange, showsFaults, onChange }: HolidayPanelProps) {
  const { ui } = useMessages()
  const { shopHours } = useArea('vendor')
  const texts = shopHours.holidayFaults
  const today = nepalDay(useBrowserTime())
  const fault = holidayFault(holiday, saved, today)
  const days = formatCount(maxHolidayDays, ui.language)
  const faultText = fault && (fault === 'long' ? texts.long(days) : texts[fault])
  const begin = () => onChange({ from: today, until: addDays(today, 6), reason: { en: '', ne: '' } })
  return (
    <Panel tone={holiday ? 'cream' : 'surface'}>
      <h2 className="text-title">
        <Toggle
          isOn={holiday !== null}
          isDisabled={!canChange}
          onPress={() => (holiday ? onChange(null) : begin())}
        >
          <span className="text-title">{shopHours.holiday}</span>
        </Toggle>
      </h2>
      <p className="mt-1 text-small text-muted">{shopHours.holidayNote}</p>
      {holiday && (
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          {(['from', 'until'] as const).map((end) => (
            <Field
              key={end}
              label={shopHours.ends[end]}
              hint={holiday[end] && <DateText instant={holiday[end]} hasOtherCalendar />}
              error={fault && endOf[fault] === end ? faultText : undefined}
              isRequired
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  disabled={!canChange}
                  value={holiday[end]}
                  onChange={({ target }) => onChange({ ...holiday, [end]: target.value })}
                />
              )}
            </Field>
          ))}
          {languages.map((language) => (
            <Field
              key={language}
              label={shopHours.holidayWordsIn[language]}
              error={showsFaults && fault === 'words' ? faultText : undefined}
            >
              {(control) => (
                <TextArea
                  {...control}
                  rows={3}
                  lang={language}
                  disabled={!canChange}
                  maxLength={holidayWordsMaxLength}
                  value={holiday.reason[language]}
                  onChange={({ target }) =>
                    onChange({ ...holiday, reason: { ...holiday.reason, [language]: target.value } })
                  }
                />
              )}
            </Field>
          ))}
        </div>
      )}
    </Panel>
  )
}
