import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

/** Opens a packed parcel again, for instance because something was forgotten. */
export function UnpackDialog({ shop, parcel, onClose }: ParcelScreenProps & { onClose(): void }) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { pack } = orders
  const { mutateAsync, isPending } = useParcelStep<void>(shop.shopId, parcel.number, (call, params) =>
    call('POST /vendor/shops/:shopId/parcels/:number/unpack', { params }),
  )
  const unpack = () =>
    mutateAsync().then(
      () => {
        onClose()
        void showToast('success', pack.unpacked)
      },
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  return (
    <ConfirmDialog
      title={pack.unpack}
      text={pack.unpackText}
      confirmLabel={pack.unpack}
      busyLabel={pack.leaving}
      isBusy={isPending}
      onConfirm={() => void unpack()}
      onClose={onClose}
    />
  )
}
