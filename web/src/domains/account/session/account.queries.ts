import { queryOptions } from '@tanstack/react-query'
import { fetchRefresh } from '#api/call.ts'
import type { Call } from '#api/client.ts'
import { isAccessGone } from '#api/token-cookies.ts'

export const accountQueries = {
  me: (call: Call) =>
    queryOptions({
      queryKey: ['account', 'me'],
      queryFn: async ({ signal }) => {
        // When the access token has expired it is renewed before the call would be refused; that answer holds
        // the user as well.
        const renewal = isAccessGone() && (await fetchRefresh().then(({ refresh }) => refresh(call)))
        // An answer without a user makes the query fail, as queries do on undefined.
        return (renewal && renewal.user) || (await call('GET /auth/me', { signal })).user || undefined
      },
      retry: false,
    }),
}
