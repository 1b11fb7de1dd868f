import plug from 'picture:state-plug'
import { useState } from 'react'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { readLine, type QuickEdits } from './quick-lines.ts'
import { QuickRow } from './quick-row.tsx'
import { useQuickLines, useQuickSave } from './use-quick-change.ts'

interface QuickDialogProps {
  shopId: string
  listingId: string
  title: string
  onClose(): void
}

/** Price and count of each variant, changed at once: neither needs a look by staff. */
export function QuickDialog({ shopId, listingId, title, onClose }: QuickDialogProps) {
  const { listingList, failures } = useArea('vendor')
  const { quick } = listingList
  const query = useQuickLines({ shopId, listingId })
  const { mutateAsync, isPending, error } = useQuickSave({ shopId, listingId })
  const [edits, setEdits] = useState<QuickEdits>({})
  const [isTried, setIsTried] = useState(false)
  const { lines } = query

  async function save() {
    setIsTried(true)
    if (!lines) return
    const read = lines.map((line) => readLine(line, edits[line.variantId]))
    if (read.some(({ priceFault, stockFault }) => priceFault || stockFault)) return
    await mutateAsync({ lines, edits })
    onClose()
    void showToast('success', quick.saved)
  }

  const isMoved = error instanceof ApiFailure && error.status === 409
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={quick.title(title)}
      footer={
        lines && (
          <>
            <Button variant="secondary" isWide onClick={onClose}>
              {quick.cancel}
            </Button>
            {/* What is refused stands above the button. */}
            <Button
              isWide
              isBusy={isPending}
              busyLabel={quick.saving}
              onClick={() => void save().catch(() => {})}
            >
              {quick.save}
            </Button>
          </>
        )
      }
    >
      {lines ? (
        <div className="grid gap-4">
          <p className="text-small text-muted">{quick.lead}</p>
          <ul className="divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <QuickRow
                key={line.variantId}
                line={line}
                edit={edits[line.variantId] ?? {}}
                isTried={isTried}
                onEdit={(change) =>
                  setEdits((all) => ({ ...all, [line.variantId]: { ...all[line.variantId], ...change } }))
                }
              />
            ))}
          </ul>
          <FormError text={error ? (isMoved ? quick.changed : failureText(error, failures)) : undefined} />
        </div>
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={quick.failed} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-20 rounded-control" />
          <Skeleton className="h-20 rounded-control" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}
