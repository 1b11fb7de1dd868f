import { listingNameMaxLength, maxServiceOptions } from '@haat/contract/domains/listings.rules.ts'
import { priceUnits, type PriceUnit } from '@haat/contract/domains/services.rules.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { fieldId } from '../form/field-id.ts'
import { useService } from '../form/listing-form.ts'
import { AmountField } from '../law/amount-field.tsx'
import { CountField } from '../law/count-field.tsx'
import { LineList } from '../law/line-list.tsx'
import { keyFor } from '../options/key-for.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { Suggestion } from '../words/suggestion.tsx'
import { WordsField } from '../words/words-field.tsx'

const noWords = { en: '', ne: '' }

/** What shoppers can ask for: how long it takes, what the visit and the labour cost. */
export function WorkPanel() {
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, flush, canChange, errorAt } = useService()
  const { options } = content
  return (
    <Panel title={editor.work}>
      <p className="-mt-2 mb-4 text-small text-muted">{editor.workText}</p>
      <ReasonNotes part="options" />
      <Field id={fieldId('priceUnit')} label={editor.priceUnit} className="mb-4 max-w-60">
        {(control) => (
          <SelectInput
            {...control}
            value={content.priceUnit}
            disabled={!canChange}
            onChange={({ target }) => {
              edit({ priceUnit: target.value as PriceUnit })
              void flush()
            }}
          >
            {priceUnits.map((unit) => (
              <option key={unit} value={unit}>
                {editor.priceUnits[unit]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <div id={fieldId('options')}>
        <LineList
          items={options}
          max={maxServiceOptions}
          addLabel={editor.addWork}
          makeItem={() => ({
            key: keyFor({ en: 'work', ne: '' }, options),
            name: noWords,
            minutes: null,
            visitPaisa: null,
            labourPaisa: null,
          })}
          nameOf={({ name }) => name}
          onChange={(next) => edit({ options: next })}
        >
          {(work, at, change) => (
            <>
              <WordsField
                path={`options.${at}.name`}
                label={editor.workName}
                value={work.name}
                max={listingNameMaxLength}
                onChange={(name) => change({ name })}
                belowNepali={
                  <Suggestion value={work.name} onUse={(ne) => change({ name: { ...work.name, ne } })} />
                }
              />
              <div className="grid gap-3 sm:grid-cols-3">
                <CountField
                  id={fieldId(`options.${at}.minutes`)}
                  label={editor.minutes}
                  error={errorAt(`options.${at}.minutes`)}
                  count={work.minutes}
                  onChange={(minutes) => change({ minutes })}
                />
                <AmountField
                  id={fieldId(`options.${at}.visitPaisa`)}
                  label={editor.visit}
                  error={errorAt(`options.${at}.visitPaisa`)}
                  paisa={work.visitPaisa}
                  onChange={(visitPaisa) => change({ visitPaisa })}
                />
                <AmountField
                  id={fieldId(`options.${at}.labourPaisa`)}
                  label={editor.labour}
                  error={errorAt(`options.${at}.labourPaisa`)}
                  paisa={work.labourPaisa}
                  onChange={(labourPaisa) => change({ labourPaisa })}
                />
              </div>
            </>
          )}
        </LineList>
      </div>
      {errorAt('options') && (
        <p className="mt-2 text-small font-semibold text-crimson">{errorAt('options')}</p>
      )}
    </Panel>
  )
}
