import { queryOptions } from '@tanstack/react-query'
import type { Call } from './client.ts'

const settingsFreshMs = 600_000

/** Apart from the hooks of site-settings.ts: the root route needs only this, and every first load would carry them. */
export const siteQueries = {
  settings: (call: Call) =>
    queryOptions({
      queryKey: ['site', 'settings'],
      queryFn: async ({ signal }) => (await call('GET /site/settings', { signal })).data,
      staleTime: settingsFreshMs,
    }),
}
