import PackageCheck from 'lucide-react/icons/package-check'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { LineList } from '../parts/line-list.tsx'
import { ParcelFacts } from '../parts/parcel-facts.tsx'
import { ParcelFrame } from '../parts/parcel-frame.tsx'
import { SaidPayment } from '../parts/said-payment.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { useFailureText } from '../parts/use-failure-text.ts'

/** What was not taken comes back to the shop, and can be sold again once it is there. */
export function BackScreen({ shop, parcel }: ParcelScreenProps) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { back } = orders.door
  const { number, state, buyer, lines } = parcel
  const { mutateAsync, isPending } = useParcelStep<void>(shop.shopId, number, (call, params) =>
    call('POST /vendor/shops/:shopId/parcels/:number/back', { params }),
  )
  const takeBack = () =>
    mutateAsync().then(
      () => void showToast('success', back.done),
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  const isPart = state === 'partlyDelivered'
  const returning = lines
    .map((line) => ({ line, count: isPart ? line.sent - (line.taken ?? line.sent) : line.sent }))
    .filter(({ count }) => count > 0)
  return (
    <ParcelFrame
      shop={shop}
      title={number}
      note={`${back.title} · ${buyer}`}
      mark={<StateBadge state={state} />}
      bar={
        <>
          <Button
            size="large"
            isWide
            icon={<PackageCheck aria-hidden />}
            isBusy={isPending}
            busyLabel={back.sending}
            onClick={() => void takeBack()}
          >
            {back.button}
          </Button>
          <p className="mt-2 text-center text-fine text-muted">{back.note}</p>
        </>
      }
      aside={<ParcelFacts {...{ shop, parcel }} />}
    >
      <SaidPayment {...{ shop, parcel }} />
      {isPart && <p className="rounded-panel bg-cream p-4 text-cream-ink">{back.part}</p>}
      <LineList title={back.title} lead={back.lead} lines={returning} />
    </ParcelFrame>
  )
}
