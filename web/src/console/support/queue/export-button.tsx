import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { showToast } from '#ui/toast/show-toast.ts'
import { filterOf, type DeskSearch } from './queue-filter.ts'

/** Downloads the whole filtered queue as a CSV file. */
export function ExportButton({ search }: { search: DeskSearch }) {
  const { desk } = useArea('staff')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      fetchFile({ call, apiUrl }, `/staff/tickets.csv?${new URLSearchParams({ ...filterOf(search) })}`),
    onSuccess: (file) => {
      saveFile(file, 'tickets.csv')
      void showToast('success', desk.exported)
    },
    onError: () => void showToast('error', desk.failed),
  })
  return (
    <Button variant="quiet" icon={<Download aria-hidden />} isBusy={isPending} onClick={() => mutate()}>
      {desk.export}
    </Button>
  )
}
