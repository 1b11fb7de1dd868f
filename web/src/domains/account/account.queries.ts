import { queryOptions } from '@tanstack/react-query'
import { fetchRefresh } from '#api/call.ts'
import type { Call } from '#api/client.ts'
import { isAccessGone } from '#api/token-cookies.ts'

export const accountQueries = {
  me: (call: Call) =>
    queryOptions({
      queryKey: ['account', 'me'],
      queryFn: async ({ signal }) => {
        // A token that is gone needs no refusal first; the answer that replaces it says who is here.
        const renewal = isAccessGone() && (await fetchRefresh().then(({ refresh }) => refresh(call)))
        // Nobody is no answer: a query fails on undefined.
        return (renewal && renewal.user) || (await call('GET /auth/me', { signal })).user || undefined
      },
      retry: false,
    }),
}
