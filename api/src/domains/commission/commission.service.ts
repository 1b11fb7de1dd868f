import { defaultCommissionRate } from '@haat/contract/domains/commission.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { findRate, findUsualRate } from './commission.store.ts'

export { insertRules } from './commission-rules.store.ts'
export { otherDay, ratesOfDay, refuseOtherDaySql, type RatesOfDay } from './commission.store.ts'

/** The rate that holds for a product today. */
export const rateOfProduct = async (db: Tx, productId: number): Promise<number> =>
  (await findRate(db, productId)) ?? defaultCommissionRate

/** The rate that holds today for everything without a rule of its own. */
export const usualRate = async (db: Tx): Promise<number> => (await findUsualRate(db)) ?? defaultCommissionRate
