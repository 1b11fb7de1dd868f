import { useQueryClient } from '@tanstack/react-query'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import { maxAddresses } from '@haat/contract/domains/addresses.rules.ts'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useCall } from '#api/use-router-context.ts'
import { Badge } from '#ui/badge.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { addressName, addressLine } from '../address-text.ts'
import { addressesQueries, inputOf, useRemoveAddress, useSaveAddress } from '../addresses.queries.ts'
import { LabelIcon } from '../label-icon.tsx'

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

/**
 * The actions of the cards. A removed card disappears at once, and comes back when the API refuses or the user
 * undoes it.
 */
function useAddressChanges() {
  const texts = useArea('addresses')
  const queryClient = useQueryClient()
  const { queryKey } = addressesQueries.list(useCall())
  const { mutateAsync: removeNow } = useRemoveAddress()
  const { mutateAsync: saveNow } = useSaveAddress()
  const onError = () => void showToast('error', texts.notChanged)

  const putBack = (address: Address) =>
    void saveNow({ id: undefined, input: { ...inputOf(address), isDefault: address.isDefault } }).catch(
      onError,
    )

  async function remove(address: Address) {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (known) => known?.filter(({ id }) => id !== address.id))
    await removeNow(address.id)
    void showToast('default', texts.removed(addressName(address, texts)), {
      label: texts.undo,
      onAct: () => putBack(address),
    })
  }

  async function makeUsual(address: Address) {
    await saveNow({ id: address.id, input: { ...inputOf(address), isDefault: true } })
    void showToast('success', texts.madeUsual(addressName(address, texts)))
  }

  return {
    remove: (address: Address) => void remove(address).catch(onError),
    makeUsual: (address: Address) => void makeUsual(address).catch(onError),
  }
}

interface AddressCardProps {
  address: Address
  onEdit(): void
  onRemove(): void
  onMakeUsual(): void
}

const action = '-mx-2 min-h-11 rounded-control px-2 font-semibold text-crimson hover:bg-blush'

function AddressCard({ address, onEdit, onRemove, onMakeUsual }: AddressCardProps) {
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
