import type { Services } from '#services.ts'
import { setPairs } from '../catalogue/catalogue.service.ts'
import { setSoldLately } from '../catalogue/stock/stock.service.ts'
import { setOnTime } from '../vendors/vendors.service.ts'
import { listOnTime, listSoldLately, pairsOfOrders } from './figures.store.ts'

/** Counts anew what pages claim of shops and products. It stands in their rows, so that no page counts it (decision 58). */
export async function recountFigures({ db }: Pick<Services, 'db'>): Promise<void> {
  await setOnTime(db, await listOnTime(db))
  await setSoldLately(db, await listSoldLately(db))
  await setPairs(db, pairsOfOrders)
}
