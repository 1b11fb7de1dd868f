import type { MasterContent } from '@haat/contract/domains/content.ts'
import { usePublicConfig } from '#api/use-router-context.ts'

export type LegalFile = MasterContent['files'][number]

/** Files are served by the API, which may be another host than the page's. */
export function useFileUrl(file: LegalFile | undefined): string | undefined {
  const { apiUrl } = usePublicConfig()
  return file && apiUrl ? new URL(file.url, apiUrl).href : file?.url
}
