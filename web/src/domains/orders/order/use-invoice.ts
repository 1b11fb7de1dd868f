import { useMutation } from '@tanstack/react-query'
import { fetchFile } from '#api/fetch-file.ts'
import { useCall, usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { saveFile } from '#ui/device/save-file.ts'
import { showToast } from '#ui/toast/show-toast.ts'

/** Downloads the invoice of a parcel, which only its buyer can load. */
export function useInvoice(number: string) {
  const orders = useArea('orders')
  const call = useCall()
  const { apiUrl } = usePublicConfig()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (position: number) =>
      fetchFile({ call, apiUrl }, `/orders/${number}/parcels/${position}/invoice`),
    onSuccess: (file, position) => {
      const name = `haat-${number}-${position}.pdf`
      saveFile(file, name)
      void showToast('success', orders.invoiceSaved(name))
    },
    onError: () => void showToast('error', orders.invoiceFailed),
  })
  return { fetchInvoice: mutate, fetching: isPending ? variables : undefined }
}
