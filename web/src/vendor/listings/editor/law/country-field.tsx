import { memo } from 'react'
import { nepal } from '@haat/contract/domains/catalogue.particulars.ts'
import { countries } from '@haat/contract/shared/countries.ts'
import { districts } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

interface CountryFieldProps {
  id: string
  label: string
  hint: string
  isRequired: boolean
  error: string | undefined
  /** `in`, or for Nepal with its district `np:palpa`. */
  value: string
  onChange(value: string): void
}

/** The country that something comes from; of Nepal the district too, if the shop says so. */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { canChange } = useListing()
  const [country = '', district = ''] = value.split(':')
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field {...field}>
        {(control) => (
          <SelectInput
            {...control}
            value={country}
            disabled={!canChange}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{editor.choose}</option>
            <Countries language={ui.language} />
          </SelectInput>
        )}
      </Field>
      {country === nepal && (
        <Field label={editor.district}>
          {(control) => (
            <SelectInput
              {...control}
              value={district}
              disabled={!canChange}
              onChange={({ target }) => onChange(target.value ? `${nepal}:${target.value}` : nepal)}
            >
              <option value="">{editor.anyDistrict}</option>
              <Districts language={ui.language} />
            </SelectInput>
          )}
        </Field>
      )}
    </div>
  )
}

/** Two hundred lines that never change, which would else be made anew with every key that is typed anywhere. */
const Countries = memo(({ language }: { language: Language }) =>
  countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {inLanguage(name, language)}
    </option>
  )),
)
const Districts = memo(({ language }: { language: Language }) =>
  districts.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {inLanguage(name, language)}
    </option>
  )),
)
