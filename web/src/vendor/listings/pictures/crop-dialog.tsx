import RotateCcw from 'lucide-react/icons/rotate-ccw-square'
import RotateCw from 'lucide-react/icons/rotate-cw-square'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { wholePicture, type PictureCut } from '@haat/contract/domains/listings.pictures.rules.ts'
import type { ListingPicture } from '@haat/contract/domains/listings.pictures.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { cutOf, maxZoomOf, middleView, turnBy, viewOf, within } from './crop-math.ts'
import { CropStage } from './crop-stage.tsx'
import { useEditPicture } from './listing-pictures.queries.ts'

interface CropDialogProps {
  shopId: string
  listingId: string
  subject: ListingPicture
  onClose(): void
  onCut(picture: ListingPicture): void
  onRemove(): void
}

/** Cuts a square out of a picture and turns it. It always starts from the original, to which one can go back. */
export function CropDialog({ shopId, listingId, subject, onClose, onCut, onRemove }: CropDialogProps) {
  const { cropping } = useArea('vendor').listings.pictures
  const zoomId = useId()
  const source = subject.madeFrom?.picture ?? subject.picture
  const [view, setView] = useState(() => (subject.madeFrom ? viewOf(source, subject.madeFrom) : middleView))
  const edit = useEditPicture({ shopId, listingId })
  const save = (cut: PictureCut) =>
    edit.mutate({ pictureId: subject.pictureId, ...cut }, { onSuccess: onCut })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={cropping.title}
      footer={
        <>
          {subject.madeFrom && (
            <Button variant="secondary" onClick={() => !edit.isPending && save(wholePicture)}>
              {cropping.original}
            </Button>
          )}
          <Button isBusy={edit.isPending} busyLabel={cropping.busy} onClick={() => save(cutOf(source, view))}>
            {cropping.use}
          </Button>
        </>
      }
    >
      <CropStage picture={source} view={view} onChange={setView} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          variant="secondary"
          icon={<RotateCcw aria-hidden />}
          onClick={() => setView(turnBy(source, view, -90))}
        >
          {cropping.turnLeft}
        </Button>
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden />}
          onClick={() => setView(turnBy(source, view, 90))}
        >
          {cropping.turnRight}
        </Button>
        <Button variant="quiet" icon={<Trash2 aria-hidden />} onClick={onRemove}>
          {cropping.remove}
        </Button>
      </div>
      <label htmlFor={zoomId} className="mt-4 block text-label">
        {cropping.zoom}
      </label>
      <input
        id={zoomId}
        type="range"
        min={1}
        max={maxZoomOf(source)}
        step={0.01}
        value={view.zoom}
        onChange={({ target }) => setView(within(source, { ...view, zoom: Number(target.value) }))}
        className="h-11 w-full accent-crimson"
      />
      <p id="crop-hint" className="text-small text-muted">
        {cropping.stageHint}
      </p>
      <FormError text={edit.isError ? cropping.failed : undefined} className="mt-3" />
    </Dialog>
  )
}
