import type { Tx } from '#platform/database/database.ts'

/** What couriers' runs hold of parcels. They import orders, so orders cannot import them: connect-domains.ts hands this in. */
export interface CourierRuns {
  /** Whether the parcel is in a run that has not ended. */
  isInRun(tx: Tx, parcelId: number): Promise<boolean>
}
