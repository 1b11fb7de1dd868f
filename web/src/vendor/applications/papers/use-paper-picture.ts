import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Paper } from '@haat/contract/domains/applications.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'

/** The bytes of a paper, which only its applicant can load, as an address within this page. */
export function usePaperPicture(applicationId: string, paper: Paper) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const query = useQuery({
    queryKey: ['vendor', 'papers', paper.id],
    queryFn: () => fetchFile({ call, apiUrl }, `/vendor/applications/${applicationId}/papers/${paper.id}`),
    enabled: paper.contentType.startsWith('image/'),
    staleTime: Infinity,
  })
  const { data } = query
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
  return { url, query }
}
