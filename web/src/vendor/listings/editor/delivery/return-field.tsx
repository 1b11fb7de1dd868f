import { minReturnDays } from '@haat/contract/domains/listings.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'

const longer = [15, 30, 45, 60, 90]

/** For how long it is taken back: as long as the law asks, or longer; not at all only where the category allows it. */
export function ReturnField() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, category, edit, flush, canChange, errorAt } = useProduct()
  const { returnDays } = content
  const count = (days: number) => formatCount(days, ui.language)
  const isRefused = returnDays === 0
  const offered = new Set([minReturnDays, ...longer, ...(isRefused ? [] : [returnDays])])
  return (
    <div>
      <ReasonNotes part="returnDays" />
      <Field
        id={fieldId('returnDays')}
        label={editor.returnsTitle}
        hint={editor.returnsHint}
        error={errorAt('returnDays')}
      >
        {(control) => (
          <SelectInput
            {...control}
            value={returnDays}
            disabled={!canChange}
            onChange={({ target }) => {
              edit({ returnDays: Number(target.value) })
              void flush()
            }}
          >
            {[...offered]
              .toSorted((one, other) => one - other)
              .map((day) => (
                <option key={day} value={day}>
                  {day === minReturnDays ? editor.leastReturns(count(day)) : editor.returnsFor(count(day))}
                </option>
              ))}
            {(category?.rules.allowsNoReturns || isRefused) && <option value={0}>{editor.perishable}</option>}
          </SelectInput>
        )}
      </Field>
    </div>
  )
}
