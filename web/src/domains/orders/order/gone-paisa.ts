import type { Order, Parcel } from '@haat/contract/domains/orders.ts'

const isGone = ({ state }: Parcel) => state === 'cancelled' || state === 'refused'

/** What of the total was cancelled or refused at the door. */
export const gonePaisaOf = ({ parcels }: Order) =>
  parcels.filter(isGone).reduce((sum, { totalPaisa }) => sum + totalPaisa, 0)
