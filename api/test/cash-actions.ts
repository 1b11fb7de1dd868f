import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { ensureSecondFactor } from '#domains/account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '#domains/account/second-factor/totp.ts'
import { endDifference, remitCash } from '#domains/cash/box-changes.service.ts'
import { readBox } from '#domains/cash/box.service.ts'
import { closeCashDay } from '#domains/cash/close-day.service.ts'
import { countCash, handInCash, undoHandIn } from '#domains/cash/hand-ins.service.ts'
import type { Services } from '#services.ts'
import { makeToken } from './factories.ts'

const dayMs = 86_400_000
const steps = ['handIn', 'count', 'handIn', 'count', 'undo', 'end', 'remit', 'close'] as const

/** Somebody with the right to money, who lives a day further after each day that they close. */
export async function openCashScenario(services: Services) {
  const { db } = services
  const { user, sessionId } = await makeToken(services, 'staff', { rights: ['money'] })
  const secret = newTotpSecret()
  await ensureSecondFactor(services, user.id, secret)
  const { rows: closed } = await db.execute<{ n: number }>(sql`select count(*)::int n from cash_days`)
  let days = closed[0]!.n
  const caller = () => ({
    userId: user.id,
    sessionId,
    name: user.name,
    roles: ['staff' as const],
    staffRights: ['money' as const],
    isConfirmed: true,
    ipAddress: '127.0.0.1',
    at: new Date(Date.now() + days * dayMs),
  })
  async function code() {
    await db.execute(sql`update second_factors set last_step = 0 where user_id = ${user.id}`)
    return codeAt(secret).code
  }
  const some = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>, at: number) => {
    const { rows } = await db.execute<T>(query)
    return rows[at % Math.max(rows.length, 1)]
  }
  interface Waiting extends Record<string, unknown> {
    id: string
    paisa: number
  }
  const uncounted = sql`select id, expected_paisa::float8 as paisa from cash_hand_ins
    where counted_at is null and undone_at is null order by handed_in_at, id`

  async function act(at: number, many: number) {
    const what = steps[at % steps.length]!
    if (what === 'handIn') {
      const held = await some<{ courier: number; ids: number[] }>(
        sql`select courier_id::int as courier, array_agg(parcel_id::int order by parcel_id) as ids
          from cash_takings where hand_in_id is null group by courier_id order by courier_id`,
        many,
      )
      if (!held) return
      const sent = { id: randomUUID(), courierId: held.courier, parcelIds: held.ids.slice(0, many) }
      await Promise.all([handInCash(services, caller(), sent), handInCash(services, caller(), sent)])
    } else if (what === 'count') {
      const waiting = await some<Waiting>(uncounted, at)
      const countedPaisa = waiting && Math.max(waiting.paisa + [0, 0, -100_00, 50_00][many - 1]!, 0)
      if (waiting)
        await countCash(services, caller(), waiting.id, { countedPaisa: countedPaisa!, words: 'So' })
    } else if (what === 'undo') {
      const waiting = await some<Waiting>(uncounted, at)
      if (waiting) await undoHandIn(services, caller(), waiting.id)
    } else if (what === 'end') {
      const open = await some<{ courier: number; paisa: number }>(
        sql`select courier_id::int as courier, sum(owed_paisa)::float8 as paisa from cash_hand_ins
          where owed_paisa is not null group by courier_id order by courier_id`,
        at,
      )
      if (!open) return
      const end = many % 2 ? 'paid' : 'writtenOff'
      const ended = { id: randomUUID(), courierId: open.courier, amountPaisa: open.paisa, end } as const
      await endDifference(services, caller(), { ...ended, words: 'So', code: await code() })
    } else if (what === 'remit') {
      const amountPaisa = Math.floor((await readBox(db)).paisa / many)
      if (amountPaisa === 0) return
      const slip = { id: randomUUID(), amountPaisa, reference: `Slip ${at}` }
      await remitCash(services, caller(), { ...slip, code: await code() })
    } else {
      const { openDays, paisa } = await readBox(db)
      const day = openDays[0]?.day ?? nepalDay(caller().at)
      const foundPaisa = Math.max((openDays[0]?.boxPaisa ?? paisa) - (many === 4 ? 7_00 : 0), 0)
      const found = { boxPaisa: paisa, foundPaisa, words: 'So' }
      await closeCashDay(services, caller(), day, { ...found, code: await code() })
      days += 1
    }
  }
  return { act, caller }
}
