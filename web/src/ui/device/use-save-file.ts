import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { showToast } from '../toast/show-toast.tsx'
import { saveFile } from './save-file.ts'

interface SavedFile {
  /** Where the API has it. */
  path: string
  name: string
}

/** Loads a file that only the signed-in user may have, and has the browser save it. */
export function useSaveFile({ saved, failed }: { saved(name: string): string; failed: string }) {
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  return useMutation({
    mutationFn: ({ path }: SavedFile) => fetchFile({ call, apiUrl }, path),
    onSuccess: (file, { name }) => {
      saveFile(file, name)
      void showToast('success', saved(name))
    },
    onError: () => void showToast('error', failed),
  })
}
