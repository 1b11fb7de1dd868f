import type { LegalKey } from '@haat/contract/domains/content.rules.ts'
import { failureOfSubject } from '#api/page-subject.ts'
import type { RouterContext } from '#api/router-context.ts'
import { isText, type LegalSearch } from './is-text.ts'
import { legalQueries } from './legal.queries.ts'

/** Reads the text of a document that is asked for, so that the page has it without any script. */
export async function loadLegalText(
  { queryClient, call, language }: RouterContext,
  search: LegalSearch,
  key: LegalKey,
) {
  if (!isText(search)) return
  const content = legalQueries.content(call, key, language)
  await queryClient.prefetchQuery(content)
  failureOfSubject(queryClient, content.queryKey)
  const fileId = queryClient.getQueryData(content.queryKey)?.files[0]?.id
  if (!fileId) return
  const text = legalQueries.text(call, fileId)
  await queryClient.prefetchQuery(text)
  failureOfSubject(queryClient, text.queryKey)
}
