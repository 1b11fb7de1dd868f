import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Address, AddressInput } from '@haat/contract/domains/addresses.ts'
import type { Call } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'

export const addressesQueries = {
  list: (call: Call) =>
    queryOptions({
      queryKey: ['addresses'],
      queryFn: async ({ signal }) => (await call('GET /addresses', { signal })).data.items,
    }),
  places: (call: Call, district: string) =>
    queryOptions({
      queryKey: ['places', district],
      queryFn: async ({ signal }) =>
        (await call('GET /places/:district', { params: { district }, signal })).data.localLevels,
      enabled: district !== '',
      // The list of local levels never changes while a page is open.
      staleTime: Infinity,
    }),
}

export const useAddresses = () => useQuery(addressesQueries.list(useCall()))
export const useLocalLevels = (district: string) => useQuery(addressesQueries.places(useCall(), district))

/** Turns a saved address into the fields that the form and the API take. */
export function inputOf(address: Address): AddressInput {
  const { label, labelName, name, phoneNumber, otherPhone, district, localLevel, ward, tole, landmark } =
    address
  const asked = { label, name, phoneNumber, district, localLevel, ward, tole, landmark }
  return { ...asked, ...(labelName && { labelName }), ...(otherPhone && { otherPhone }) }
}

function useChange<Given, Answer>(change: (call: Call, given: Given) => Promise<Answer>) {
  const call = useCall()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (given: Given) => change(call, given),
    // The price of delivery depends on the default address, so cart and checkout are loaded again too.
    onSettled: () =>
      Promise.all(
        ['addresses', 'cart', 'checkout'].map((room) => queryClient.invalidateQueries({ queryKey: [room] })),
      ),
  })
}

/** Adds an address when there is no id. */
export const useSaveAddress = () =>
  useChange(async (call, { id, input }: { id: string | undefined; input: AddressInput }) => {
    if (id === undefined) return (await call('POST /addresses', { body: input })).data
    return (await call('PUT /addresses/:addressId', { params: { addressId: id }, body: input })).data
  })

export const useRemoveAddress = () =>
  useChange((call, addressId: string) => call('DELETE /addresses/:addressId', { params: { addressId } }))
