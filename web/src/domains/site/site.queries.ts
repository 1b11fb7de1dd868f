import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'

const settingsFreshMs = 600_000

export const siteQueries = {
  settings: (call: Call) =>
    queryOptions({
      queryKey: ['site', 'settings'],
      queryFn: async ({ signal }) => (await call('GET /site/settings', { signal })).data,
      staleTime: settingsFreshMs,
    }),
}
