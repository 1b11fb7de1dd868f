import Hourglass from 'lucide-react/icons/hourglass'
import type { Substitute } from '@haat/contract/domains/orders.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useItemName } from '../../stock/item-name.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

/** What the shopper was asked about a line, and the answer. */
export function WaitingLine({ shop, parcel, substitute }: ParcelScreenProps & { substitute: Substitute }) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { waiting, answers } = orders.pack
  const { time } = useFigures()
  const name = useItemName()(substitute)
  const { mutateAsync, isPending } = useParcelStep(shop.shopId, parcel.number, (call, params, id: string) =>
    call('DELETE /vendor/shops/:shopId/parcels/:number/substitutes/:id', { params: { ...params, id } }),
  )
  const withdraw = () =>
    mutateAsync(substitute.id).then(
      () => void showToast('success', waiting.withdrawn),
      (failure: unknown) => void showToast('error', failureText(failure)!),
    )
  if (substitute.answer !== null) {
    return <p className="bg-sunken px-4 py-2 text-small">{`${answers[substitute.answer]}: ${name}`}</p>
  }
  return (
    <div data-waiting className="flex gap-3 bg-cream px-4 py-3 text-cream-ink">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="text-label">{waiting.title}</p>
        <p className="text-small">{waiting.text(name, time(substitute.answerBy))}</p>
        <Button variant="secondary" className="mt-2" isBusy={isPending} onClick={() => void withdraw()}>
          {waiting.withdraw}
        </Button>
      </div>
    </div>
  )
}
