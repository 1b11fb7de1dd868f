import type { Listing } from '@haat/contract/domains/listings.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../../members/failure-text.ts'
import { DealPanel } from '../../prices/deal-panel.tsx'
import { useEndDeal, usePlanDeal } from '../../prices/prices.queries.ts'
import { useProduct } from '../form/listing-form.ts'
import { useDraftSelling } from './use-draft-selling.ts'
import { useLiveSelling } from './use-live-selling.ts'
import { VariantsPanel } from './variants-panel.tsx'

/** The grid of variants, and below it the deal of what is live. */
export function SellingPanels() {
  const { listing } = useProduct()
  return listing?.live ? <LiveSelling listing={listing} /> : <DraftSelling />
}

const DraftSelling = () => <VariantsPanel selling={useDraftSelling()} />

function LiveSelling({ listing }: { listing: Listing }) {
  const { failures } = useArea('vendor')
  const { canChange } = useProduct()
  const { selling, prices, subject, days, setDays, dealPrices, chosenId } = useLiveSelling(listing)
  const plan = usePlanDeal(subject)
  const end = useEndDeal(subject)
  const onError = (failure: unknown) => void showToast('error', failureText(failure, failures) ?? '')
  return (
    <>
      <VariantsPanel selling={selling} />
      {prices && (
        <DealPanel
          prices={prices}
          days={days}
          onDaysChange={setDays}
          dealPrices={dealPrices}
          variantId={chosenId}
          canChange={canChange}
          isSaving={plan.isPending || end.isPending}
          onPlan={(deal) => plan.mutate(deal, { onError, onSuccess: () => setDays(deal) })}
          onEnd={() => end.mutate(undefined, { onError, onSuccess: () => setDays(null) })}
        />
      )}
    </>
  )
}
