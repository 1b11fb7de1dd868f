import { insertCoupons } from '@haat/api/domains/coupons/coupons.service.ts'
import type { Tx } from '@haat/api/platform/database/database.ts'
import { daysBefore, numberOf, type LoadContext } from './load-context.ts'

const paisa = (rupees: number) => rupees * 100

/** Inserts a coupon of each kind, also expired and used-up ones, so that every answer to a coupon can be tried out. */
export async function loadCoupons(tx: Tx, context: LoadContext) {
  const startsAt = daysBefore(context, 30)
  await insertCoupons(tx, [
    { code: 'HAAT200', kind: 'amount', value: paisa(200), minimumPaisa: paisa(2000), startsAt },
    { code: 'TIHAR10', kind: 'percent', value: 10, maxPaisa: paisa(500), startsAt },
    {
      code: 'CHIYA15',
      kind: 'percent',
      value: 15,
      vendorId: numberOf(context.vendors, 'ilam-chiya-ghar'),
      startsAt,
    },
    { code: 'NAMASTE', kind: 'amount', value: paisa(100), limitPerShopper: 1, startsAt },
    { code: 'DASHAIN', kind: 'percent', value: 20, startsAt, endsAt: daysBefore(context, 5) },
    { code: 'FIRST50', kind: 'amount', value: paisa(500), useLimit: 0, startsAt },
  ])
}
