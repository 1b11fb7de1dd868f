import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Call } from '#api/client.ts'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { saveFile } from '#ui/device/save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

/** Of one's own shop for its owners, of any for staff. */
export type Whose = { shopId: string } | { vendorId: string }

export const statementsQuery = (call: Call, whose: Whose) =>
  queryOptions({
    queryKey:
      'shopId' in whose
        ? ['vendor', 'shops', whose.shopId, 'statements']
        : ['staff', 'vendors', whose.vendorId, 'statements'],
    queryFn: async ({ signal }) =>
      'shopId' in whose
        ? (await call('GET /vendor/shops/:shopId/statements', { params: whose, signal })).data
        : (await call('GET /staff/vendors/:id/statements', { params: { id: whose.vendorId }, signal })).data,
    staleTime: 0,
  })

/** A paper of a month ("statements/2083-07/bill") or of a year ("fiscal-years/2082-83/csv"). */
export type PaperPath =
  | `statements/${string}/${'statement' | 'bill' | 'csv'}`
  | `fiscal-years/${string}/${'statement' | 'csv'}`

/** "haat-2083-07-bill.pdf" */
function fileNameOf(path: PaperPath): string {
  const [, period, paper] = path.split('/')
  return paper === 'csv' ? `haat-${period}.csv` : `haat-${period}-${paper}.pdf`
}

/** Saves a paper in the language of the page. */
export function useSavePaper(whose: Whose) {
  const { statements: papers } = useArea('office')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { language } = useMessages().ui
  const root = 'shopId' in whose ? `/vendor/shops/${whose.shopId}` : `/staff/vendors/${whose.vendorId}`
  return useMutation({
    mutationFn: (path: PaperPath) => fetchFile({ call, apiUrl }, `${root}/${path}?language=${language}`),
    onSuccess: (file, path) => {
      saveFile(file, fileNameOf(path))
      void showToast('success', papers.saved(fileNameOf(path)))
    },
    onError: () => void showToast('error', papers.failed),
  })
}
