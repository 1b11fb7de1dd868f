import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { saveFile } from '#ui/device/save-file.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'

interface SheetFile {
  /** Below the shop's address in the API. */
  path: string
  name: string
  /** What is said when it is saved. */
  saved: string
}

/** Fetches a file of listings and saves it on the device. */
export function useSaveFile(shopId: string) {
  const { imports } = useArea('vendor')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  return useMutation({
    mutationFn: async ({ path, name }: SheetFile) =>
      saveFile(await fetchFile({ call, apiUrl }, `/vendor/shops/${shopId}/${path}`), name),
    onSuccess: (_, { saved }) => void showToast('success', saved),
    onError: () => void showToast('error', imports.notSaved),
  })
}
