import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import {
  landmarkMaxLength,
  mostAddresses,
  nameMaxLength,
  toleMaxLength,
} from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Refusal } from '#ui/refusal.tsx'
import { AddressTextField } from './parts/address-text-field.tsx'
import type { Receiver } from './parts/address-values.ts'
import { LabelField } from './parts/label-field.tsx'
import { PlaceFields } from './parts/place-fields.tsx'
import { useAddressForm } from './parts/use-address-form.ts'

interface AddressFormProps {
  /** For buttons that stand elsewhere. */
  id: string
  /** The one to change; a new one when left out. */
  address?: Address | undefined
  /** Whose name and number a new one begins with. */
  receiver: Receiver
  /** Whether there is another that could be the usual one instead. */
  hasOthers: boolean
  submitLabel: string
  /** Where the page has a main button of its own. */
  isQuiet?: boolean
  onSaved(address: Address): void
  /** Beside the button. */
  children?: ReactNode
  /** Of the row with the button. */
  footClassName?: string
}

/** An address as couriers in Nepal read it. */
export function AddressForm(props: AddressFormProps) {
  const { id, address, receiver, hasOthers, submitLabel, onSaved, children } = props
  const { isQuiet = false, footClassName = '' } = props
  const { ui } = useMessages()
  const texts = useArea('addresses')
  const form = useAddressForm({ address, receiver, onSaved })
  const refusal = form.failure && texts[form.failure]
  return (
    <form
      id={id}
      noValidate
      onSubmit={form.submit}
      className="grid grid-cols-6 items-start gap-x-3 gap-y-5 md:gap-x-4"
    >
      <AddressTextField
        form={form}
        name="name"
        className="col-span-6 md:col-span-3"
        maxLength={nameMaxLength}
        autoComplete="name"
        autoCapitalize="words"
      />
      <AddressTextField
        form={form}
        name="phoneNumber"
        className="col-span-6 md:col-span-3"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        icon={<Phone aria-hidden />}
      />
      <PlaceFields form={form} />
      <AddressTextField
        form={form}
        name="tole"
        className="col-span-4 md:col-span-6"
        maxLength={toleMaxLength}
        autoComplete="address-line1"
      />
      <AddressTextField
        form={form}
        name="landmark"
        className="col-span-6"
        maxLength={landmarkMaxLength}
        hint={texts.landmarkHint}
        placeholder={texts.landmarkExample}
      />
      <AddressTextField
        form={form}
        name="otherPhone"
        isOptional
        className="col-span-6 md:col-span-3"
        type="tel"
        inputMode="tel"
      />
      <LabelField form={form} />
      {hasOthers && !address?.isDefault && (
        <Checkbox
          className="col-span-6"
          checked={form.values.isDefault}
          onChange={(event) => form.set({ isDefault: event.target.checked })}
        >
          {texts.isUsual}
        </Checkbox>
      )}
      <Refusal
        className="col-span-6"
        text={typeof refusal === 'function' ? refusal(formatCount(mostAddresses, ui.language)) : refusal}
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
