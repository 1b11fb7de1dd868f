import Phone from 'lucide-react/icons/phone'
import { useId, type ReactNode, type ComponentProps } from 'react'
import {
  landmarkMaxLength,
  maxAddresses,
  nameMaxLength,
  toleMaxLength,
  addressLabels,
  labelNameMaxLength,
} from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { AreaFields } from './area-fields.tsx'
import {
  useAddressForm,
  type Receiver,
  type AddressFormState,
  type AddressTextName,
} from './form/use-address-form.ts'
import { LabelIcon } from './label-icon.tsx'

interface AddressFormProps {
  /** The form's id, for submit buttons outside of it. */
  id: string
  /** The address to change; a new one is made when it is left out. */
  address?: Address | undefined
  /** Gives a new address its first name and phone number. */
  receiver: Receiver
  /** Whether there is another address that could be the default instead. */
  hasOthers: boolean
  submitLabel: string
  /** Set where the page has a primary button of its own. */
  isQuiet?: boolean
  onSaved(address: Address): void
  /** More buttons beside the submit button. */
  children?: ReactNode
  /** Class of the row that holds the buttons. */
  footClassName?: string
}

/** An address in the parts by which couriers in Nepal find it. */
export function AddressForm(props: AddressFormProps) {
  const { id, address, receiver, hasOthers, submitLabel, onSaved, children } = props
  const { isQuiet = false, footClassName = '' } = props
  const { ui } = useMessages()
  const texts = useArea('addresses')
  const form = useAddressForm({ address, onSaved })
  const refusal = form.failureName && texts[form.failureName]
  const shown = (phone: string | null | undefined) => (phone ? formatPhone(phone, ui.language) : '')
  return (
    <form {...form.props} id={id} className="grid grid-cols-6 items-start gap-x-3 gap-y-5 md:gap-x-4">
      <AddressTextField
        form={form}
        name="name"
        defaultValue={address?.name ?? receiver.name}
        className="col-span-6 md:col-span-3"
        maxLength={nameMaxLength}
        autoComplete="name"
        autoCapitalize="words"
      />
      <AddressTextField
        form={form}
        name="phoneNumber"
        defaultValue={shown(address?.phoneNumber ?? receiver.phoneNumber)}
        className="col-span-6 md:col-span-3"
        type="tel"
        autoComplete="tel"
        icon={<Phone aria-hidden />}
      />
      <AreaFields form={form} />
      <AddressTextField
        form={form}
        name="tole"
        defaultValue={address?.tole}
        className="col-span-4 md:col-span-6"
        maxLength={toleMaxLength}
        autoComplete="address-line1"
      />
      <AddressTextField
        form={form}
        name="landmark"
        defaultValue={address?.landmark}
        className="col-span-6"
        maxLength={landmarkMaxLength}
        hint={texts.landmarkHint}
        placeholder={texts.landmarkExample}
      />
      <AddressTextField
        form={form}
        name="otherPhone"
        defaultValue={shown(address?.otherPhone)}
        isOptional
        className="col-span-6 md:col-span-3"
        type="tel"
      />
      <LabelField form={form} firstName={address?.labelName} />
      {hasOthers && !address?.isDefault && (
        <Checkbox
          className="col-span-6"
          checked={form.isDefault}
          onChange={(event) => form.setIsDefault(event.target.checked)}
        >
          {texts.isUsual}
        </Checkbox>
      )}
      <FormError
        className="col-span-6"
        text={typeof refusal === 'function' ? refusal(formatCount(maxAddresses, ui.language)) : refusal}
      />
      <div className={`col-span-6 flex flex-wrap gap-3 max-md:*:w-full ${footClassName}`}>
        <Button
          type="submit"
          size="large"
          variant={isQuiet ? 'secondary' : 'primary'}
          isBusy={form.isBusy}
          busyLabel={texts.saving}
        >
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Home, office, or a name of the shopper's own. */
function LabelField({ form, firstName }: { form: AddressFormState; firstName: string | undefined }) {
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

interface AddressTextFieldProps extends Omit<ComponentProps<'input'>, 'form' | 'name'> {
  form: AddressFormState
  name: AddressTextName
  hint?: ReactNode
  icon?: ReactNode
  isOptional?: boolean
}

function AddressTextField(props: AddressTextFieldProps) {
  const { form, name, hint, icon, isOptional, className, ...rest } = props
  const { fields } = useArea('addresses')
  const Input = rest.type === 'tel' ? PhoneInput : TextInput
  return (
    <Field
      label={fields[name]}
      isRequired={!isOptional}
      hint={hint}
      error={form.error(name)}
      className={className}
    >
      {(control) => <Input {...rest} {...control} name={name} icon={icon} />}
    </Field>
  )
}
