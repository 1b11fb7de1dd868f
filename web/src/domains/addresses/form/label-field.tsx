import { useId } from 'react'
import { addressLabels, labelNameMaxLength } from '@haat/contract/domains/addresses.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { AddressTextField } from './address-text-field.tsx'
import { LabelIcon } from '../label-icon.tsx'
import type { AddressFormState } from './use-address-form.ts'

/** Home, office, or a name of the shopper's own. */
export function LabelField({ form, firstName }: { form: AddressFormState; firstName: string | undefined }) {
  const texts = useArea('addresses')
  const name = useId()
  return (
    <>
      <fieldset className="col-span-6">
        <legend className="mb-2 text-label">{texts.fields.label}</legend>
        <div className="grid grid-cols-3 gap-2 md:max-w-md">
          {addressLabels.map((label) => (
            <label
              key={label}
              className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control px-2 font-semibold inset-ring-[1.5px] inset-ring-line-strong has-checked:bg-blush has-checked:text-crimson-deep has-checked:inset-ring-[2.5px] has-checked:inset-ring-crimson has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus [&>svg]:size-5"
            >
              <input
                type="radio"
                name={name}
                checked={form.label === label}
                onChange={() => form.setLabel(label)}
                className="absolute inset-0 appearance-none rounded-control outline-none"
              />
              <LabelIcon label={label} />
              {texts.labels[label]}
            </label>
          ))}
        </div>
      </fieldset>
      {form.label === 'other' && (
        <AddressTextField
          form={form}
          name="labelName"
          defaultValue={firstName}
          isOptional
          className="col-span-6 md:col-span-3"
          maxLength={labelNameMaxLength}
          placeholder={texts.labelNameExample}
        />
      )}
    </>
  )
}
