import Plus from 'lucide-react/icons/plus'
import { maxAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { AddressCard } from './address-card.tsx'
import { useAddressChanges } from './use-address-changes.ts'

interface AddressListProps {
  items: Address[]
  onAdd(): void
  onEdit(address: Address): void
}

export function AddressList({ items, onAdd, onEdit }: AddressListProps) {
  const { ui } = useMessages()
  const texts = useArea('addresses')
  const { remove, makeUsual } = useAddressChanges()
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-2">
        {items.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => remove(address)}
            onMakeUsual={() => makeUsual(address)}
          />
        ))}
      </ul>
      {items.length < maxAddresses ? (
        <Button
          variant="secondary"
          icon={<Plus />}
          className="max-sm:w-full sm:justify-self-start"
          onClick={onAdd}
        >
          {texts.add}
        </Button>
      ) : (
        <p className="text-small text-muted">{texts.fullHint(formatCount(maxAddresses, ui.language))}</p>
      )}
    </div>
  )
}
