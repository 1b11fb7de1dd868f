import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

export const checkoutQueries = {
  quote: (call: Call, addressId: string | undefined) =>
    queryOptions({
      queryKey: ['checkout', 'quote', addressId],
      queryFn: async ({ signal }) =>
        (await call('POST /checkout/quote', { body: { ...(addressId && { addressId }) }, signal })).data,
      // Prices and stock are asked for anew each time one comes here; another address keeps the sums in sight.
      staleTime: 0,
      gcTime: 0,
      placeholderData: keepPreviousData,
      networkMode: 'always',
    }),
}
