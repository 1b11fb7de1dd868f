import { queryOptions } from '@tanstack/react-query'
import { contentFreshMs, contentKeptMs } from '@haat/contract/domains/content.rules.ts'
import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import type { Call } from '#api/client.ts'
import { openPdfViewer } from '../pdf/open-pdf-viewer.ts'

export const legalQueries = {
  content: (call: Call, key: LegalKey) =>
    queryOptions({
      queryKey: ['content', 'key', key],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content/key/:key', { params: { key }, signal })).data,
      staleTime: contentFreshMs,
      gcTime: contentKeptMs,
    }),
  /** The viewer is heavy and only for these pages, so its code is loaded like data: later, and it may fail. */
  viewer: queryOptions({
    queryKey: ['legal', 'viewer'],
    queryFn: openPdfViewer,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  }),
}
