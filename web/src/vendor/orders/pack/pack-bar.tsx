import PackageCheck from 'lucide-react/icons/package-check'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { usePack } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'
import type { Ticks } from './use-ticks.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

interface PackBarProps extends ParcelScreenProps {
  ticks: Ticks
  /** Somebody wants to go on before everything is ticked. */
  onTooEarly(variantId: string): void
}

/** How many pieces are still to be ticked, and the button, which always says what it waits for. */
export function PackBar({ shop, parcel, ticks, onTooEarly }: PackBarProps) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { pack } = orders
  const { count } = useFigures()
  const { mutateAsync, isPending } = usePack(shop.shopId)
  const [refusal, setRefusal] = useState<string>()
  const left = ticks.all - ticks.ticked

  async function markPacked() {
    setRefusal(undefined)
    if (ticks.firstOpen) return onTooEarly(ticks.firstOpen.variantId)
    if (parcel.isWaitingForShopper) {
      document.querySelector('[data-waiting]')?.scrollIntoView({ block: 'center' })
      return setRefusal(pack.waiting.notPacked)
    }
    const [outcome] = await mutateAsync([parcel.number])
    if (outcome?.refusal) return setRefusal(failureText(outcome.refusal))
    ticks.forget()
    void showToast('success', pack.packed(parcel.number))
  }
  return (
    <>
      <FormError text={refusal} className="mb-3" />
      <div className="flex items-center gap-3">
        <p role="status" className="min-w-0 grow">
          {left > 0 ? (
            <>
              <span className="block text-fine text-muted">{pack.stillToTick}</span>
              <span className="text-h3">{orders.pieces(count(left))}</span>
            </>
          ) : (
            <span className="text-h3">{pack.allTicked}</span>
          )}
        </p>
        <Button
          size="large"
          className="w-[60%] max-w-80"
          icon={<PackageCheck aria-hidden />}
          isBusy={isPending}
          onClick={() => void markPacked().catch((failure: unknown) => setRefusal(failureText(failure)))}
        >
          {pack.markPacked}
        </Button>
      </div>
    </>
  )
}
