import { queryOptions } from '@tanstack/react-query'
import { contentFreshMs, contentKeptMs } from '@haat/contract/domains/content.rules.ts'
import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import { ApiFailure } from '#api/client.ts'
import type { Call } from '#api/client.ts'
import { openPdfViewer } from '../pdf/open-pdf-viewer.ts'

/** Only an overloaded or unreachable server is asked again, once and soon; a refusal is final. */
const mayPass = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiFailure && error.status < 500)

export const legalQueries = {
  content: (call: Call, key: LegalKey) =>
    queryOptions({
      queryKey: ['content', 'key', key],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content/key/:key', { params: { key }, signal })).data,
      staleTime: contentFreshMs,
      gcTime: contentKeptMs,
      retry: mayPass,
      retryDelay: 300,
      // Without a network the query fails and the reader is told; the default would wait in silence.
      networkMode: 'always',
    }),
  /** The viewer is heavy and only for these pages, so its code is loaded like data: later, and it may fail. */
  viewer: queryOptions({
    queryKey: ['legal', 'viewer'],
    queryFn: openPdfViewer,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
  }),
}
