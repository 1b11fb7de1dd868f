import { maxReadyDays } from '@haat/contract/domains/listings.rules.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from '../form/field-id.ts'
import { useProduct } from '../form/listing-form.ts'
import { CountField } from '../law/count-field.tsx'
import { ReasonNotes } from '../standing/reason-notes.tsx'

const days = Array.from({ length: maxReadyDays }, (_, at) => at + 1)

/** How heavy it is, how soon it leaves, and from where. */
export function DeliveryFields() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { shop, content, edit, flush, canChange, errorAt } = useProduct()
  return (
    <div>
      <ReasonNotes part="weightGrams" />
      <ReasonNotes part="readyDays" />
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        <CountField
          id={fieldId('weightGrams')}
          label={editor.weight}
          isRequired
          unit={editor.grams}
          error={errorAt('weightGrams')}
          count={content.weightGrams}
          onChange={(weightGrams) => edit({ weightGrams })}
        />
        <Field id={fieldId('readyDays')} label={editor.readyIn} isRequired error={errorAt('readyDays')}>
          {(control) => (
            <SelectInput
              {...control}
              value={content.readyDays ?? ''}
              disabled={!canChange}
              onChange={({ target }) => {
                edit({ readyDays: target.value === '' ? null : Number(target.value) })
                void flush()
              }}
            >
              <option value="">{editor.choose}</option>
              {days.map((day) => (
                <option key={day} value={day}>
                  {editor.readyDays(formatCount(day, ui.language))}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <div>
          <p className="mb-2 text-label">{editor.leavesFrom}</p>
          <p className="rounded-control bg-sunken px-4 py-3.5">{inLanguage(shop.place, ui.language)}</p>
        </div>
      </div>
    </div>
  )
}
