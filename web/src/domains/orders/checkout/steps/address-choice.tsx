import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'
import { maxAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { addressName, addressLine } from '#domains/addresses/address-text.ts'
import { LabelIcon } from '#domains/addresses/label-icon.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ChoiceCard } from './choice-card.tsx'

interface AddressChoiceProps {
  addresses: Address[]
  /** Undefined while a new address is being written. */
  chosen: Address | undefined
  onChoose(address: Address): void
  onNew(): void
}

const head = 'flex items-center gap-2 text-label [&>svg]:size-4.5 [&>svg]:shrink-0'
const line = 'mt-0.5 block truncate text-fine text-muted'

export function AddressChoice({ addresses, chosen, onChoose, onNew }: AddressChoiceProps) {
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
