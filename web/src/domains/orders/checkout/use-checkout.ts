import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '@haat/contract/domains/addresses.ts'
import type { Quote } from '@haat/contract/domains/orders.quote.ts'
import { panDigitsOf, panPattern } from '@haat/contract/domains/orders.rules.ts'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import { useCall } from '#api/use-router-context.ts'
import { useAddresses } from '#domains/addresses/addresses.queries.ts'
import { recall, remember } from './checkout-memory.ts'

/** The address form that is open in place of the chosen address. */
export type OpenForm = 'new' | Address | undefined

const payable = (quote: Quote | undefined) => (quote?.methods ?? []).filter(({ refusal }) => refusal === null)

/** An empty field is no fault: only a business needs its PAN on the bill. */
const isPan = (typed: string) => typed.trim() === '' || panPattern.test(panDigitsOf(typed))

/** What the steps have chosen and the quote for it. Nothing is loaded while `isOn` is false. */
export function useCheckout(isOn: boolean) {
  const call = useCall()
  const [memory, setMemory] = useState(recall)
  const addresses = useAddresses()
  const [form, setForm] = useState<OpenForm>()
  const items = addresses.data ?? []
  const address = items.find(({ id }) => id === memory.addressId) ?? items.find(({ isDefault }) => isDefault)
  const addressId = address?.id
  const query = useQuery({
    queryKey: ['checkout', 'quote', addressId],
    queryFn: async ({ signal }) =>
      (await call('POST /checkout/quote', { body: { ...(addressId && { addressId }) }, signal })).data,
    enabled: isOn && addresses.isSuccess,
    // Prices and stock are loaded on every visit; when the address changes, the old totals stay visible
    // meanwhile.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const [isPanChecked, setIsPanChecked] = useState(false)
  const buyerPan = memory.buyerPan ?? ''
  const methods = payable(query.data)
  const method = (methods.find((one) => one.method === memory.method) ?? methods[0])?.method

  function keep(change: Partial<typeof memory>) {
    setMemory((known) => ({ ...known, ...change }))
    remember(change)
  }
  return {
    addresses: items,
    address,
    /** Without any address the form opens by itself. */
    form: form ?? (addresses.isSuccess && items.length === 0 ? ('new' as const) : undefined),
    setForm,
    choose: (chosenId: string) => {
      setForm(undefined)
      keep({ addressId: chosenId })
    },
    quote: query.data,
    /** The totals that are shown belong to another address, or are being loaded. */
    isStale: query.isPlaceholderData || (query.isFetching && !query.data),
    isBroken: addresses.isError || (query.isError && !query.data),
    isFetching: addresses.isFetching || query.isFetching,
    refetch: () => void (addresses.isError ? addresses.refetch() : query.refetch()),
    method,
    setMethod: (chosen: PaymentMethod) => keep({ method: chosen }),
    note: memory.note ?? '',
    setNote: (note: string) => keep({ note }),
    buyerPan,
    setBuyerPan: (typed: string) => {
      setIsPanChecked(false)
      keep({ buyerPan: typed })
    },
    /** Whether what was typed is no PAN, once the field was left or the order was to be placed. */
    isPanRefused: isPanChecked && !isPan(buyerPan),
    checkPan: () => {
      setIsPanChecked(true)
      return isPan(buyerPan)
    },
    placed: memory.placed,
  }
}
export type Checkout = ReturnType<typeof useCheckout>

/** Whether an order can be placed for what is shown. */
export const isReady = ({ quote, address, method, isStale }: Checkout) =>
  quote !== undefined &&
  address !== undefined &&
  method !== undefined &&
  !isStale &&
  quote.parcels.length > 0 &&
  quote.problems.length === 0 &&
  quote.unreachable.length === 0

export const countOf = ({ parcels }: Quote) =>
  parcels.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
