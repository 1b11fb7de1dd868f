import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

/** The bytes of a paper, which only its applicant can load; they are asked for once. */
export function usePaperFile(applicationId: string, { id }: Paper, { isWanted = true } = {}) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  return useQuery({
    queryKey: ['vendor', 'papers', id],
    queryFn: () => fetchFile({ call, apiUrl }, `/vendor/applications/${applicationId}/papers/${id}`),
    enabled: isWanted,
    staleTime: Infinity,
  })
}

/** A photo of a paper as an address within this page; undefined for a PDF, and until it has come. */
export function usePaperPicture(applicationId: string, paper: Paper): string | undefined {
  const { data } = usePaperFile(applicationId, paper, { isWanted: paper.contentType.startsWith('image/') })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [data])
  return url
}
