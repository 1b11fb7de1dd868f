import { useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '@haat/contract/domains/reviews.own.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useWithdrawReview } from '../own-reviews.queries.ts'

interface RemoveDialogProps {
  review: OwnReview
  onClose(): void
  onRemoved?(): void
}

/** Asks once before a review is taken back. As long as the toast is there, it can be brought back as it was. */
export function RemoveDialog({ review, onClose, onRemoved }: RemoveDialogProps) {
  const texts = useArea('profile').ownReviews
  const call = useCall()
  const queryClient = useQueryClient()
  const { kind, id } = review.about
  const withdraw = useWithdrawReview({ kind, id })

  /** The toast outlives the page, so that it calls by itself. */
  async function bringBack() {
    const { stars, aspects, text, photos } = review
    const body = { stars, aspects, text, photoIds: photos.map(({ photoId }) => photoId) }
    try {
      await call('PUT /own-reviews/:kind/:id', { params: { kind, id }, body })
      void queryClient.invalidateQueries()
      void showToast('success', texts.undone)
    } catch {
      void showToast('error', texts.undoFailed)
    }
  }

  const remove = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => {
        void showToast('success', texts.removed, { label: texts.undo, onAct: () => void bringBack() })
        onClose()
        onRemoved?.()
      },
    })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.removeTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button isBusy={withdraw.isPending} busyLabel={texts.removing} onClick={remove}>
            {texts.removeConfirm}
          </Button>
        </>
      }
    >
      <p>{texts.removeText}</p>
      <FormError text={withdraw.isError ? texts.removeFailed : undefined} className="mt-3" />
    </Dialog>
  )
}
