import Motorbike from 'lucide-react/icons/motorbike'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { trackingProblem } from '../parts/tracking-fields.tsx'
import { useHandOver } from '../parts/use-hand-over.ts'
import { NextParcel } from './next-parcel.tsx'
import type { Carrier } from './use-carrier.ts'
import { useFailureText } from '../parts/use-failure-text.ts'

/** A packed parcel goes to the courier, or leaves with somebody of the shop. */
export function SendBar({ shop, parcel, carrier }: ParcelScreenProps & { carrier: Carrier }) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { pack } = orders
  const { number } = parcel
  const [refusal, setRefusal] = useState<string>()
  const leaving = useParcelStep<void>(shop.shopId, number, (call, params) =>
    call('POST /vendor/shops/:shopId/parcels/:number/leave', { params }),
  )
  const handing = useHandOver(shop.shopId)
  const { chosen, tracking } = carrier
  const isSelf = chosen === 'self'

  async function send() {
    setRefusal(undefined)
    if (chosen === undefined) {
      document.getElementById('who-takes-it')?.scrollIntoView({ block: 'start' })
      return setRefusal(pack.chooseWho)
    }
    if (isSelf) {
      await leaving.mutateAsync()
      carrier.forget()
      return void showToast('success', parcel.cashPaisa > 0 ? pack.left : pack.leftPaid)
    }
    carrier.setIsTried(true)
    if (trackingProblem(tracking)) {
      document.getElementById('who-takes-it')?.scrollIntoView({ block: 'start' })
      return
    }
    const [outcome] = await handing.mutateAsync([{ number, courierId: chosen, tracking }])
    if (outcome?.refusal) return setRefusal(failureText(outcome.refusal))
    carrier.forget()
    const courier = carrier.couriers.data?.find(({ id }) => id === chosen)
    void showToast('success', pack.handedOver(courier?.name ?? ''))
  }
  return (
    <>
      <FormError text={refusal} className="mb-3" />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 max-md:grid-cols-1">
        <NextParcel {...{ shop, parcel }} />
        <Button
          size="large"
          className="md:min-w-72"
          icon={isSelf ? <Motorbike aria-hidden /> : <Truck aria-hidden />}
          isBusy={leaving.isPending || handing.isPending}
          onClick={() => void send().catch((failure: unknown) => setRefusal(failureText(failure)))}
        >
          {isSelf ? pack.leave : pack.handOver}
        </Button>
      </div>
    </>
  )
}
