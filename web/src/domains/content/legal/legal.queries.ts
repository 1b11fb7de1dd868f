import { queryOptions } from '@tanstack/react-query'
import { contentFreshMs, contentKeptMs } from '@haat/contract/domains/content.rules.ts'
import { defaultLanguage, languageCookie, toLanguage, type Language } from '@haat/contract/shared/language.ts'
import type { Call } from '#api/client.ts'
import { readCookie } from '#api/cookies.ts'
import { openPdfViewer } from '../open-pdf-viewer.ts'

/**
 * English is what the API answers with by itself, also one that knows no languages; it is named only where the
 * cookie says otherwise, as when another tab has changed it. The server sends nobody's cookies.
 */
const languageQuery = (language: Language) =>
  language === defaultLanguage && (import.meta.env.SSR || toLanguage(readCookie(languageCookie)) === language)
    ? {}
    : { language }

export const legalQueries = {
  /** Each language has its own address and its own place in the cache, so that no answer is shown in the other. */
  content: (call: Call, key: string, language: Language) =>
    queryOptions({
      queryKey: ['content', 'key', key, language],
      queryFn: async ({ signal }) =>
        (
          await call('GET /master-content/key/:key', {
            params: { key },
            query: languageQuery(language),
            signal,
          })
        ).data,
      staleTime: contentFreshMs,
      gcTime: contentKeptMs,
    }),
  /** What the file of an id says, which never changes. */
  text: (call: Call, fileId: string) =>
    queryOptions({
      queryKey: ['content', 'text', fileId],
      queryFn: async ({ signal }) =>
        (await call('GET /master-content/files/:fileId/text', { params: { fileId }, signal })).data.blocks,
      staleTime: Infinity,
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
