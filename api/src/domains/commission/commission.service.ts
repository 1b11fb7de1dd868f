import { defaultCommissionRate } from '@haat/contract/domains/commission.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { findNewRate, findRate, findUsualRate } from './commission.store.ts'

export { insertRules } from './commission-rules.store.ts'
export { otherDay, ratesOfDay, refuseOtherDaySql, type RatesOfDay } from './commission.store.ts'

/** The rate that holds for a product today. */
export const rateOfProduct = async (db: Tx, productId: number): Promise<number> =>
  (await findRate(db, productId)) ?? defaultCommissionRate

/** The rate that holds today for something that a shop does not sell yet; without a category, or in an unknown one, that of the shop or of all. */
export const rateOfNewListing = async (db: Tx, vendorId: number, categorySlug?: string): Promise<number> =>
  (await findNewRate(db, vendorId, categorySlug ?? null)) ?? defaultCommissionRate

/** The rate that holds today for everything without a rule of its own. */
export const usualRate = async (db: Tx): Promise<number> => (await findUsualRate(db)) ?? defaultCommissionRate
