import type { MasterContent } from '@haat/contract/domains/content.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { sameOriginApi } from '#api/call.ts'
import { usePublicConfig } from '#api/use-router-context.ts'

type LegalFile = MasterContent['files'][number]

/** Files are served by the API, which may be another host than the page's. */
export function useFileUrl(file: LegalFile | undefined): string | undefined {
  const { apiUrl } = usePublicConfig()
  return file && apiUrl ? new URL(file.url, apiUrl).href : file?.url
}

/** The address of the published file of a key, which is known before its content is. */
export function useFileAddress(key: string, language: Language): string {
  const { apiUrl } = usePublicConfig()
  return `${apiUrl ?? sameOriginApi}/master-content/key/${key}/file?language=${language}`
}
