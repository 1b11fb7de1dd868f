import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { maxAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { AddressForm } from '#domains/addresses/address-form.tsx'
import { addressLine, addressName } from '#domains/addresses/address-text.ts'
import { useSession } from '#domains/account/session.tsx'
import { LabelIcon } from '#domains/addresses/label-icon.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import type { Checkout } from '../use-checkout.ts'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { StepPanel } from './step-panel.tsx'

export const addressFormId = 'checkout-address'

interface AddressStepProps {
  checkout: Checkout
  /** Gets whether the page's main button, not the form's own, submitted the form. */
  onSubmit(isMain: boolean): void
  onSaved(address: Address): void
}

export function AddressStep({ checkout, onSubmit, onSaved }: AddressStepProps) {
  const texts = useArea('checkout')
  const session = useSession()
  const { addresses, address, form, setForm, choose } = checkout
  const receiver = session.status === 'signed-in' ? session.user : { name: '', phoneNumber: null }
  return (
    <StepPanel title={texts.whereTo}>
      {addresses.length > 0 && (
        <AddressChoice
          addresses={addresses}
          chosen={form === 'new' ? undefined : address}
          onChoose={({ id }) => choose(id)}
          onNew={() => setForm('new')}
        />
      )}
      {form ? (
        <div
          onSubmitCapture={({ nativeEvent }) =>
            onSubmit(nativeEvent instanceof SubmitEvent && nativeEvent.submitter === null)
          }
        >
          <AddressForm
            key={form === 'new' ? form : form.id}
            id={addressFormId}
            address={form === 'new' ? undefined : form}
            receiver={receiver}
            hasOthers={addresses.length > 0}
            submitLabel={texts.useAddress}
            isQuiet
            onSaved={onSaved}
            footClassName={addresses.length > 0 ? 'max-md:[&>[type=submit]]:hidden' : 'max-md:hidden'}
          >
            {addresses.length > 0 && (
              <Button variant="quiet" size="large" onClick={() => setForm(undefined)}>
                {texts.keepAddress}
              </Button>
            )}
          </AddressForm>
        </div>
      ) : (
        address && <ChosenAddress address={address} onEdit={() => setForm(address)} />
      )}
    </StepPanel>
  )
}

function ChosenAddress({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { ui } = useMessages()
  const texts = useArea('checkout')
  const words = useArea('addresses')
  return (
    <div className="rounded-control bg-sunken p-4">
      <p className="text-label">
        {address.name},{' '}
        <span className="whitespace-nowrap">{formatPhone(address.phoneNumber, ui.language)}</span>
      </p>
      <p className="text-small wrap-anywhere">
        {addressLine(address, ui.language, words)}, {inLanguage(address.districtName, ui.language)}
      </p>
      <p className="text-small wrap-anywhere text-muted">{address.landmark}</p>
      <button
        type="button"
        className="-mx-2 -mb-2 min-h-11 rounded-control px-2 text-small font-semibold text-crimson hover:underline"
        onClick={onEdit}
      >
        {texts.editAddress}
      </button>
    </div>
  )
}

interface AddressChoiceProps {
  addresses: Address[]
  /** Undefined while a new address is being written. */
  chosen: Address | undefined
  onChoose(address: Address): void
  onNew(): void
}

const head = 'flex items-center gap-2 text-label [&>svg]:size-4.5 [&>svg]:shrink-0'
const line = 'mt-0.5 block truncate text-fine text-muted'

function AddressChoice({ addresses, chosen, onChoose, onNew }: AddressChoiceProps) {
  const { ui } = useMessages()
  const words = useArea('addresses')
  const texts = useArea('checkout')
  const name = useId()
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{texts.whereToLabel}</legend>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3">
        {addresses.map((address) => (
          <ChoiceCard
            key={address.id}
            name={name}
            isChosen={chosen?.id === address.id}
            onChoose={() => onChoose(address)}
            className="px-3.5 py-3"
          >
            <span className={head}>
              <LabelIcon label={address.label} />
              <span className="truncate">{addressName(address, words)}</span>
            </span>
            <span className={line}>{addressLine(address, ui.language, words)}</span>
          </ChoiceCard>
        ))}
        {addresses.length < maxAddresses && (
          <ChoiceCard name={name} isChosen={!chosen} onChoose={onNew} className="px-3.5 py-3">
            <span className={head}>
              <Plus aria-hidden />
              {texts.newAddress}
            </span>
            <span className={line}>{texts.newAddressHint}</span>
          </ChoiceCard>
        )}
      </div>
    </fieldset>
  )
}
