import { useQuery } from '@tanstack/react-query'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useObjectUrl } from '#ui/device/use-object-url.ts'

/** The bytes of a paper, which only its applicant can load; they are asked for once. */
export function usePaperFile(applicationId: string, { id }: Paper, { isWanted = true } = {}) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  return useQuery({
    queryKey: ['vendor', 'papers', id],
    queryFn: ({ signal }) =>
      fetchFile({ call, apiUrl }, `/vendor/applications/${applicationId}/papers/${id}`, signal),
    enabled: isWanted,
    staleTime: Infinity,
  })
}

/** A photo of a paper as an address within this page; undefined for a PDF, and until it has come. */
export function usePaperPicture(applicationId: string, paper: Paper): string | undefined {
  const { data } = usePaperFile(applicationId, paper, { isWanted: paper.contentType.startsWith('image/') })
  return useObjectUrl(data)
}
