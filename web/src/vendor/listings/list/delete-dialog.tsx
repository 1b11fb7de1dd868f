import type { ListingRow } from '@haat/contract/domains/listings.ts'
import { ApiFailure } from '#api/client.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { useDelete } from '../listings.queries.ts'

interface DeleteDialogProps {
  shopId: string
  row: Pick<ListingRow, 'id' | 'publicId'>
  title: string
  onClose(): void
}

/** Asks before a listing is deleted that is not in the shop. */
export function DeleteDialog({ shopId, row: { id, publicId }, title, onClose }: DeleteDialogProps) {
  const { listingList: listings, failures } = useArea('vendor')
  const { mutateAsync, isPending } = useDelete(shopId)
  const textOf = (failure: unknown) =>
    failure instanceof ApiFailure && failure.code === 'CONFLICT'
      ? listings.notDeleted
      : failureText(failure, failures)!
  // The row goes with its listing, and this dialog with the row.
  const remove = () =>
    void mutateAsync(id)
      .then(
        () => showToast('success', listings.deleted(title)),
        (failure: unknown) => showToast('error', textOf(failure)),
      )
      .then(onClose)
  return (
    <ConfirmDialog
      title={listings.deleteTitle(title)}
      text={publicId === null ? listings.deleteText : listings.deleteSeenText}
      confirmLabel={listings.menu.delete}
      busyLabel={listings.deleting}
      isBusy={isPending}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}
