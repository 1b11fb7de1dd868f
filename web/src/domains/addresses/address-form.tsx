import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import {
  landmarkMaxLength,
  maxAddresses,
  nameMaxLength,
  toleMaxLength,
} from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { AddressTextField } from './form/address-text-field.tsx'
import { LabelField } from './form/label-field.tsx'
import { AreaFields } from './form/area-fields.tsx'
import { useAddressForm, type Receiver } from './form/use-address-form.ts'

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
        inputMode="tel"
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
        inputMode="tel"
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
