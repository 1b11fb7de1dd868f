import {
  declineReasons,
  stepWordsMaxLength,
  type DeclineReason,
} from '@haat/contract/domains/orders.steps.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { ReasonDialog } from '../parts/reason-dialog.tsx'

/** Says that an order cannot be sent, and why. */
export function DeclineDialog({ shop, parcel, onClose }: ParcelScreenProps & { onClose(): void }) {
  const { declineForm: texts } = useArea('vendor').orders.pack
  const { mutateAsync, isPending, error } = useParcelStep(
    shop.shopId,
    parcel.number,
    (call, params, body: { reason: DeclineReason; words: string }) =>
      call('POST /vendor/shops/:shopId/parcels/:number/decline', { params, body }),
  )
  return (
    <ReasonDialog
      texts={texts}
      reasons={declineReasons}
      wordsMaxLength={stepWordsMaxLength}
      wordsMissing={texts.wordsMissing}
      isBusy={isPending}
      error={error}
      onSend={async (body) => {
        await mutateAsync(body)
        onClose()
        void showToast('success', texts.done)
      }}
      onClose={onClose}
    />
  )
}
