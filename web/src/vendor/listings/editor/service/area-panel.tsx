import { listingLineMaxLength } from '@haat/contract/domains/listings.rules.ts'
import { districtName, districts } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { fieldId } from '../form/field-id.ts'
import { useService } from '../form/listing-form.ts'
import { LineList } from '../law/line-list.tsx'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { WardsField } from './wards-field.tsx'

/** The districts that the service is offered in. */
export function AreaPanel() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, edit, flush, canChange, errorAt } = useService()
  const { areas } = content
  const free = districts.filter(({ slug }) => !areas.some(({ district }) => district === slug))
  return (
    <Panel title={editor.areas}>
      <p className="-mt-2 mb-4 text-small text-muted">{editor.areasText}</p>
      <div id={fieldId('areas')}>
        <ReasonNotes part="areas" />
        <LineList
          items={areas}
          max={districts.length}
          addLabel={editor.addArea}
          makeItem={() => ({ district: free[0]!.slug, wards: '' })}
          nameOf={({ district }) => districtName(district)}
          onChange={(next) => edit({ areas: next })}
        >
          {(area, at, change) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <Field id={fieldId(`areas.${at}.district`)} label={editor.district}>
                {(control) => (
                  <SelectInput
                    {...control}
                    value={area.district}
                    disabled={!canChange}
                    onChange={({ target }) => {
                      change({ district: target.value })
                      void flush()
                    }}
                  >
                    {districts
                      .filter((one) => one.slug === area.district || free.includes(one))
                      .map(({ slug, name }) => (
                        <option key={slug} value={slug}>
                          {inLanguage(name, ui.language)}
                        </option>
                      ))}
                  </SelectInput>
                )}
              </Field>
              <WardsField
                path={`areas.${at}.wards`}
                value={area.wards}
                max={listingLineMaxLength}
                onChange={(wards) => change({ wards })}
              />
            </div>
          )}
        </LineList>
        {errorAt('areas') && <p className="mt-2 text-small font-semibold text-crimson">{errorAt('areas')}</p>}
      </div>
    </Panel>
  )
}
