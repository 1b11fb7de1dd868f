import plug from 'picture:state-plug'
import { useState } from 'react'
import { bulkDealDays } from '@haat/contract/domains/listings.bulk.rules.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { useCellWords } from '../grid/use-cell-words.ts'
import { changedCells, readReady, type QuickEdit, type QuickEdits } from './quick-lines.ts'
import { QuickRow } from './quick-row.tsx'
import { useQuickListing, useQuickSave } from './use-quick-change.ts'

interface QuickDialogProps {
  shopId: string
  listingId: string
  title: string
  onClose(): void
}

/** What can be changed of a listing at once, without a look by staff. */
export function QuickDialog({ shopId, listingId, title, onClose }: QuickDialogProps) {
  const { listingList, failures } = useArea('vendor')
  const { quick } = listingList
  const { faultText, count } = useCellWords()
  const query = useQuickListing({ shopId, listingId })
  const { mutateAsync, isPending, error, data: problems } = useQuickSave({ shopId, listingId })
  const [edits, setEdits] = useState<QuickEdits>({ lines: {} })
  const [isTried, setIsTried] = useState(false)
  const { listing } = query

  async function save() {
    setIsTried(true)
    const cells = listing && changedCells(listing, edits)
    if (!cells) return
    if (cells.length > 0 && (await mutateAsync(cells)).length > 0) return
    onClose()
    void showToast('success', quick.saved)
  }
  const editLine = (variantId: string, change: QuickEdit) =>
    setEdits((all) => ({
      ...all,
      lines: { ...all.lines, [variantId]: { ...all.lines[variantId], ...change } },
    }))

  const [problem] = problems ?? []
  const refusal = problem && (problem.reason === 'changed' ? quick.changed : faultText(problem))
  const ready = listing && readReady(listing, edits.ready)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={quick.title(title)}
      footer={
        listing && (
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
      {listing ? (
        <div className="grid gap-4">
          <p className="text-small text-muted">{quick.lead(count(bulkDealDays))}</p>
          <ul className="divide-y divide-line border-y border-line">
            {listing.lines.map((line) => (
              <QuickRow
                key={line.variantId}
                {...{ listing, line, isTried }}
                edit={edits.lines[line.variantId] ?? {}}
                onEdit={(change) => editLine(line.variantId, change)}
              />
            ))}
          </ul>
          <Field label={quick.ready} error={isTried && ready?.fault && faultText(ready.fault)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                maxLength={10}
                value={edits.ready ?? (listing.readyDays === null ? '' : count(listing.readyDays))}
                onChange={(event) => setEdits({ ...edits, ready: event.target.value })}
              />
            )}
          </Field>
          <Checkbox
            checked={edits.cash ?? listing.isCashPossible}
            onChange={(event) => setEdits({ ...edits, cash: event.target.checked })}
          >
            {listingList.cash}
          </Checkbox>
          <FormError text={error ? failureText(error, failures) : refusal} />
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
