import { useSeveralStep } from '../parcels.queries.ts'
import { handOverBody, type Tracking } from './tracking-fields.tsx'

interface GivenParcel {
  number: string
  courierId: string
  tracking: Tracking
}

/** Gives packed parcels to a courier. */
export const useHandOver = (shopId: string) =>
  useSeveralStep(shopId, (call, params, given: GivenParcel[]) => {
    const parcels = given.map(({ number, courierId, tracking }) => handOverBody(number, courierId, tracking))
    return call('POST /vendor/shops/:shopId/parcels/hand-over', { params, body: { parcels } })
  })
