import { useState } from 'react'
import type { CashParcel } from '@haat/contract/domains/cash.ts'
import { makeUuid } from '#api/make-uuid.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useHandIn } from '../cash.queries.ts'
import { useFailureText } from '../dialogs/use-failure-text.ts'
import { useSums } from '../use-sums.ts'

interface HeldParcelsProps {
  courierId: string
  /** The oldest of them, if there are very many. */
  parcels: CashParcel[]
  heldCount: number
}

/**
 * The parcels whose cash a courier holds; those that are ticked are handed in together. All are, to begin with; what comes
 * later is not, because the bag that lies on the table has none of it; nor is what only a shop says.
 */
export function HeldParcels({ courierId, parcels, heldCount }: HeldParcelsProps) {
  const { courier: texts } = useArea('staff').cash
  const sums = useSums()
  const failureText = useFailureText()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(parcels.filter(({ isSaid }) => !isSaid).map(({ parcelId }) => parcelId)),
  )
  const [isNoneChosen, setIsNoneChosen] = useState(false)
  const handIn = useHandIn()
  const chosen = parcels.filter(({ parcelId }) => ticked.has(parcelId))
  const owed = parcels.filter(({ isSaid }) => !isSaid)
  /** What "All" ticks: what only shops say is ticked one by one, unless there is nothing else. */
  const meant = owed.length > 0 ? owed : parcels
  const id = useIdOf(chosen.map(({ parcelId }) => parcelId).join())
  const paisa = chosen.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
  const tick = (parcelIds: string[], isTicked: boolean) => {
    setIsNoneChosen(false)
    setTicked((before) => {
      const after = new Set(before)
      for (const one of parcelIds)
        if (isTicked) after.add(one)
        else after.delete(one)
      return after
    })
  }
  const send = () => {
    if (handIn.isPending) return
    if (chosen.length === 0) return setIsNoneChosen(true)
    const parcelIds = chosen.map(({ parcelId }) => parcelId)
    handIn.mutate(
      { id, courierId, parcelIds },
      { onSuccess: () => void showToast('success', texts.handedIn) },
    )
  }
  return (
    <Panel title={texts.held}>
      {parcels.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <>
          <Checkbox
            checked={meant.every(({ parcelId }) => ticked.has(parcelId))}
            onChange={({ target }) =>
              tick(
                (target.checked ? meant : parcels).map(({ parcelId }) => parcelId),
                target.checked,
              )
            }
            className="border-b border-line pb-1 font-semibold"
          >
            {texts.all}
          </Checkbox>
          {heldCount > parcels.length && (
            <p className="mt-2 text-small text-muted">
              {texts.some(sums.count(parcels.length), sums.count(heldCount))}
            </p>
          )}
          <ul className="mb-4 max-h-120 overflow-y-auto">
            {parcels.map(({ parcelId, number, shopName, amountPaisa, takenAt, isSaid }) => (
              <li key={parcelId} className="border-line not-first:border-t">
                <Checkbox
                  checked={ticked.has(parcelId)}
                  onChange={({ target }) => tick([parcelId], target.checked)}
                  trailing={<span className="font-semibold text-ink">{sums.rupees(amountPaisa)}</span>}
                  className="py-1.5"
                >
                  <strong className="block font-semibold">{number}</strong>
                  <span className="text-small text-muted">
                    <BilingualText text={shopName} />, {texts.from(sums.day(takenAt))}
                  </span>
                  {isSaid && <span className="block text-small text-cream-ink">{texts.onlySaid}</span>}
                </Checkbox>
              </li>
            ))}
          </ul>
          <FormError text={isNoneChosen ? texts.choose : failureText(handIn.error ?? undefined)} />
          <Button size="large" isWide isBusy={handIn.isPending} onClick={send}>
            {texts.handIn(sums.rupees(paisa))}
          </Button>
        </>
      )}
    </Panel>
  )
}

/**
 * An id for what is chosen: the same however often it is sent, and another one as soon as something else is chosen. What was
 * handed in is no longer chosen, so what was taken back gets a new one, too.
 */
function useIdOf(what: string): string {
  const [known, setKnown] = useState(() => ({ what, id: makeUuid() }))
  if (known.what !== what) setKnown({ what, id: makeUuid() })
  return known.id
}
