import type { DifferenceEnd } from '@haat/contract/domains/cash.rules.ts'
import { formatRupees } from '@haat/contract/shared/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { postCashRemitted, postDifferenceEnded } from '#domains/ledger/ledger.service.ts'
import { lockOpenDay, readBox } from './box.service.ts'
import {
  findDifference,
  findRemittance,
  insertDifference,
  insertRemittance,
  lockCash,
  sumDifferences,
} from './cash.store.ts'
import { courierSubject } from './courier-subject.ts'

const usedIdSentence = 'Something else was sent under this id.'
const usedId = () => new ApiError('CONFLICT', usedIdSentence, { id: usedIdSentence })

async function refuseMoreThanBox(tx: Tx, paisa: number) {
  const box = await readBox(tx)
  if (paisa <= box.paisa) return
  throw new ApiError('CONFLICT', `There is only ${formatRupees(box.paisa, 'en')} in the box.`)
}

interface Remittance {
  id: string
  amountPaisa: number
  reference: string
  code: string
}

/** Cash of the box was brought to the bank. Money moves, so the second factor is asked for again. */
export function remitCash(services: Services, caller: Caller, { code, ...sent }: Remittance) {
  const { id, amountPaisa, reference } = sent
  const findSent = async (tx: Tx) => {
    const before = await findRemittance(tx, id)
    if (!before) return undefined
    const isSame = before.amountPaisa === amountPaisa && before.reference === reference
    if (before.remittedBy !== caller.userId || !isSame) throw usedId()
    return before.id
  }
  return withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      // Somebody else may have sent the same id meanwhile.
      await lockCash(tx)
      await findSent(tx)
      return noteRemittance(tx, caller, sent)
    },
    findSent,
  )
}

/** The same without a code, as part of the caller's transaction. */
export async function noteRemittance(
  tx: Tx,
  caller: Caller,
  { id, amountPaisa, reference }: Omit<Remittance, 'code'>,
) {
  const { now, day } = await lockOpenDay(tx, caller)
  await refuseMoreThanBox(tx, amountPaisa)
  await insertRemittance(tx, { id, day, amountPaisa, reference, remittedBy: caller.userId, remittedAt: now })
  await postCashRemitted(tx, { id, paisa: amountPaisa }, now)
  await recordAudit(tx, caller, {
    action: 'cash.remit',
    subject: { kind: 'cash', id, label: reference },
    after: { amountPaisa, reference },
  })
  return id
}

interface DifferenceEnded {
  id: string
  courierId: number
  amountPaisa: number
  end: DifferenceEnd
  words: string
  code: string
}

/** All that was missing with a courier was made good, or we bear it. Sent with what was seen: nothing else is ended. */
export function endDifference(services: Services, caller: Caller, { code, ...sent }: DifferenceEnded) {
  const { id, courierId, amountPaisa, end, words } = sent
  const findSent = async (tx: Tx) => {
    const before = await findDifference(tx, id)
    if (!before) return undefined
    const isSame =
      before.courierId === courierId && before.amountPaisa === amountPaisa && before.endedHow === end
    if (before.endedBy !== caller.userId || !isSame) throw usedId()
    return before.id
  }
  return withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      const { now, day } = await lockOpenDay(tx, caller)
      // Somebody else may have sent the same id meanwhile.
      await findSent(tx)
      const subject = await courierSubject(tx, courierId)
      const [open] = await sumDifferences(tx, courierId)
      refuseOther(open?.paisa ?? 0, amountPaisa)
      // What was too much goes back out of the box.
      if (end === 'paid' && amountPaisa < 0) await refuseMoreThanBox(tx, -amountPaisa)
      await insertDifference(tx, {
        id,
        courierId,
        day,
        amountPaisa,
        endedHow: end,
        words,
        endedBy: caller.userId,
        endedAt: now,
      })
      await postDifferenceEnded(tx, { id, courierId, amountPaisa, isPaid: end === 'paid' }, now)
      await recordAudit(tx, caller, {
        action: 'cash.end-difference',
        subject,
        after: { amountPaisa, end, words },
      })
      return id
    },
    findSent,
  )
}

function refuseOther(openPaisa: number, seenPaisa: number) {
  if (openPaisa === 0) throw new ApiError('CONFLICT', 'There is no difference with this courier any more.')
  if (openPaisa === seenPaisa) return
  const sentence = `The difference is ${formatRupees(openPaisa, 'en')} by now, not ${formatRupees(seenPaisa, 'en')}. Please look again.`
  throw new ApiError('CONFLICT', sentence)
}
