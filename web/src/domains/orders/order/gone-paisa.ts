import type { Order, Parcel } from '@haat/contract/domains/orders.ts'
import { refusedStates, type ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'

const gone: readonly ParcelState[] = ['cancelled', 'declined', ...refusedStates]
const isGone = ({ state }: Parcel) => gone.includes(state)

/** What of the total was cancelled, declined or not taken at the door. */
export const gonePaisaOf = ({ parcels }: Order) =>
  parcels.filter(isGone).reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)

/** What went back for pieces that had been delivered. */
export const refundedPaisaOf = ({ parcels }: Order) =>
  parcels.flatMap(({ refunds }) => refunds).reduce((sum, { amountPaisa }) => sum + amountPaisa, 0)
