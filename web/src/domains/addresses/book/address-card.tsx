import Phone from 'lucide-react/icons/phone'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Badge } from '#ui/badge.tsx'
import { addressName, addressLine } from '../address-text.ts'
import { LabelIcon } from '../label-icon.tsx'

interface AddressCardProps {
  address: Address
  onEdit(): void
  onRemove(): void
  onMakeUsual(): void
}

const action = '-mx-2 min-h-11 rounded-control px-2 font-semibold text-crimson hover:bg-blush'

export function AddressCard({ address, onEdit, onRemove, onMakeUsual }: AddressCardProps) {
  const { ui } = useMessages()
  const texts = useArea('addresses')
  const name = addressName(address, texts)
  const phones = [address.phoneNumber, address.otherPhone].filter((phone) => phone !== undefined)
  return (
    <li className="flex flex-col rounded-panel bg-surface p-5 shadow-2 md:rounded-hero">
      <h2 className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1 text-name wrap-anywhere [&>svg]:size-5">
        <LabelIcon label={address.label} />
        {name}
        {address.isDefault && <Badge tone="pineTint">{texts.usual}</Badge>}
      </h2>
      <address className="mt-2 grid gap-0.5 text-small wrap-anywhere not-italic">
        <span className="font-semibold">{address.name}</span>
        <span>{addressLine(address, ui.language, texts)}</span>
        <span>{inLanguage(address.districtName, ui.language)}</span>
        <span className="text-muted">{address.landmark}</span>
        <span className="mt-1 flex items-center gap-1.5 [&>svg]:size-4">
          <Phone aria-hidden />
          {phones.map((phone) => formatPhone(phone, ui.language)).join(', ')}
        </span>
      </address>
      <p className="mt-auto flex flex-wrap gap-x-6 pt-3 text-small">
        <button type="button" className={action} aria-label={texts.editOne(name)} onClick={onEdit}>
          {texts.edit}
        </button>
        <button type="button" className={action} aria-label={texts.removeOne(name)} onClick={onRemove}>
          {texts.remove}
        </button>
        {!address.isDefault && (
          <button
            type="button"
            className={action}
            aria-label={texts.makeUsualOne(name)}
            onClick={onMakeUsual}
          >
            {texts.makeUsual}
          </button>
        )}
      </p>
    </li>
  )
}
