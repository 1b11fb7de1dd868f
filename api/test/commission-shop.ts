import { randomUUID } from 'node:crypto'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import { insertRules } from '#domains/commission/commission.service.ts'
import { openCashShop } from './cash-shop.ts'

/** A day in Nepal, counted from today. */
export const dayFromToday = (days: number) => addDays(nepalDay(new Date()), days)

interface RuleChanges {
  rate?: number
  from?: number
  to?: number | null
}

/** A shop for tests of the commission: rules that hold on any day, and people who make them by calls. */
export async function openCommissionShop() {
  const shop = await openCashShop()
  const { services, app } = shop
  const maker = await shop.staff()

  /** Writes a rule that may have begun already, as no call does. */
  async function rule(
    subject: CommissionSubject,
    subjectId: number,
    { rate = 500, from = 0, to = null }: RuleChanges = {},
  ) {
    const id = randomUUID()
    const [beginsOn, endsOn] = [dayFromToday(from), to === null ? null : dayFromToday(to)]
    await insertRules(services.db, [
      { id, subject, subjectId, rate, beginsOn, endsOn, createdBy: maker.userId },
    ])
    return id
  }

  async function people(rights?: Parameters<typeof shop.staff>[0]) {
    const staff = await shop.staff(rights)
    const send = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/staff/commission-rules${path}`,
        headers: staff.headers,
        ...(payload && { payload }),
      })
    return {
      ...staff,
      send,
      add: async (changes: object) =>
        send('POST', '', {
          id: randomUUID(),
          subject: 'default',
          address: '',
          rate: 700,
          beginsOn: dayFromToday(1),
          endsOn: null,
          code: await staff.code(),
          ...changes,
        }),
      list: async (state: string): Promise<{ items: CommissionRule[]; counts: Record<string, number> }> =>
        (await send('GET', `?state=${state}&pageSize=100`)).json().data,
    }
  }

  const clear = () => shop.database.pool.query('delete from commission_rules')
  return { ...shop, rule, people, clear }
}
export type CommissionShop = Awaited<ReturnType<typeof openCommissionShop>>
