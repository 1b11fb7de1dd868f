import { useState } from 'react'
import type { HandIn } from '@haat/contract/domains/cash.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useUndoHandIn } from '../cash.queries.ts'
import { CountDialog } from '../dialogs/count-dialog.tsx'
import { useFailureText } from '../dialogs/use-failure-text.ts'
import { useSums } from '../use-sums.ts'

/** What a courier handed in: to be counted first, then the last that was. */
export function HandInList({ handIns }: { handIns: HandIn[] }) {
  const { courier: texts } = useArea('staff').cash
  const [counted, setCounted] = useState<HandIn>()
  return (
    <Panel title={texts.handIns}>
      {handIns.length === 0 ? (
        <p className="text-muted">{texts.noHandIns}</p>
      ) : (
        <ul>
          {handIns.map((handIn) => (
            <li key={handIn.id} className="border-line py-3 first:pt-0 not-first:border-t">
              {handIn.countedPaisa === null ? (
                <Uncounted handIn={handIn} onCount={() => setCounted(handIn)} />
              ) : (
                <Counted handIn={handIn} countedPaisa={handIn.countedPaisa} />
              )}
            </li>
          ))}
        </ul>
      )}
      {counted && <CountDialog handIn={counted} onClose={() => setCounted(undefined)} />}
    </Panel>
  )
}

function Uncounted({ handIn, onCount }: { handIn: HandIn; onCount(): void }) {
  const { courier: texts } = useArea('staff').cash
  const sums = useSums()
  const failureText = useFailureText()
  const undo = useUndoHandIn()
  const press = () => {
    if (undo.isPending) return
    undo.mutate(handIn.id, {
      onSuccess: () => void showToast('success', texts.undone),
      onError: (failure) => void showToast('error', failureText(failure) ?? ''),
    })
  }
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <Badge tone="creamTint">{texts.toCount}</Badge>
        <strong className="text-h3">{sums.rupees(handIn.expectedPaisa)}</strong>
      </div>
      <p className="mt-1 text-small text-muted">
        {sums.parcels(handIn.parcelCount)} {texts.to(handIn.handedInTo ?? '', sums.time(handIn.handedInAt))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button className="grow" onClick={onCount}>
          {texts.count}
        </Button>
        <Button variant="secondary" isBusy={undo.isPending} onClick={press}>
          {texts.undo}
        </Button>
      </div>
    </>
  )
}

function Counted({ handIn, countedPaisa }: { handIn: HandIn; countedPaisa: number }) {
  const { courier: texts } = useArea('staff').cash
  const sums = useSums()
  const missing = handIn.expectedPaisa - countedPaisa
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <Badge tone={missing === 0 ? 'pineTint' : 'blushTint'}>
          {missing === 0 ? texts.counted : sums.difference(missing)}
        </Badge>
        <strong className="font-semibold">{sums.rupees(countedPaisa)}</strong>
      </div>
      <p className="mt-1 text-small text-muted">
        {sums.parcels(handIn.parcelCount)},{' '}
        {texts.countedBy(handIn.countedBy ?? '', sums.time(handIn.countedAt!))}
      </p>
      {handIn.words && <p className="mt-1 text-small">{handIn.words}</p>}
    </>
  )
}
