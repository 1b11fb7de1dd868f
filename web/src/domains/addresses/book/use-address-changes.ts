import { useQueryClient } from '@tanstack/react-query'
import type { Address } from '@haat/contract/domains/addresses.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { addressName } from '../address-text.ts'
import { addressesQueries, inputOf, useRemoveAddress, useSaveAddress } from '../addresses.queries.ts'

/**
 * The actions of the cards. A removed card disappears at once, and comes back when the API refuses or the user
 * undoes it.
 */
export function useAddressChanges() {
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
