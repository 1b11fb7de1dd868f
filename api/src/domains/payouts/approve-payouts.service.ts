import {
  payoutIdOf,
  payoutNumber,
  peopleNeeded,
  type PayoutProblem,
} from '@haat/contract/domains/payouts.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import { isMember } from '#domains/members/members.service.ts'
import {
  insertApproval,
  listApprovals,
  listPayoutFacts,
  lockPayouts,
  updatePayout,
  type PayoutFacts,
} from './payout-rows.store.ts'
import { nowOf, ownShop, payoutSubject, problemSentences, refused } from './payout-subject.ts'

type Refusal = 'state' | 'ownShop' | 'missing' | PayoutProblem
interface Outcome {
  number: string
  state: 'approved' | 'partly' | null
  refusal: Refusal | null
}

/** Whether the same person has said yes to all of these before: it needs no code, and is not done again. */
async function findApproved(tx: Tx, caller: Caller, ids: number[]): Promise<Outcome[] | undefined> {
  const mine = (await listApprovals(tx, ids)).filter(({ userId }) => userId === caller.userId)
  if (ids.length === 0 || mine.length < ids.length) return undefined
  return (await listPayoutFacts(tx, ids, nowOf(caller))).map(({ id, state }): Outcome => {
    const number = payoutNumber(id)
    if (state === 'withdrawn' || state === 'failed') return { number, state: null, refusal: 'state' }
    return { number, state: state === 'proposed' ? 'partly' : 'approved', refusal: null }
  })
}

async function refusalOf(tx: Tx, caller: Caller, { vendorId, state, problem }: PayoutFacts) {
  if (await isMember(tx, caller.userId, vendorId)) return 'ownShop'
  return state === 'proposed' ? problem : 'state'
}

/** Says yes to those that can be approved, without a code. Whoever decides about one of them at the same time waits. */
export async function noteApprovals(tx: Tx, caller: Caller, ids: number[]): Promise<Outcome[]> {
  const at = nowOf(caller)
  await lockPayouts(tx, ids)
  const payouts = new Map((await listPayoutFacts(tx, ids, at)).map((payout) => [payout.id, payout]))
  const before = await listApprovals(tx, ids)
  const outcomes: Outcome[] = []
  for (const id of ids) {
    const payout = payouts.get(id)
    const said = before.filter(({ payoutId }) => payoutId === id)
    const isMine = said.some(({ userId }) => userId === caller.userId)
    const refusal = payout ? await refusalOf(tx, caller, payout) : 'missing'
    if (refusal || !payout) {
      outcomes.push({ number: payoutNumber(id), state: null, refusal })
      continue
    }
    const isEnough = said.length + (isMine ? 0 : 1) >= peopleNeeded(payout.amountPaisa)
    outcomes.push({ number: payoutNumber(id), state: isEnough ? 'approved' : 'partly', refusal: null })
    if (isMine) continue
    await insertApproval(tx, { payoutId: id, userId: caller.userId, at })
    if (isEnough) await updatePayout(tx, id, { state: 'approved', movedAt: at })
    await recordAudit(tx, caller, {
      action: 'payout.approve',
      subject: await payoutSubject(tx, payout),
      after: {
        amountPaisa: payout.amountPaisa,
        people: said.length + 1,
        needed: peopleNeeded(payout.amountPaisa),
      },
    })
  }
  return outcomes
}

/** Says yes to many payouts with one code; each is answered for itself. */
export async function approvePayouts(
  services: Services,
  caller: Caller,
  { numbers, code }: { numbers: string[]; code: string },
): Promise<Outcome[]> {
  const known = [...new Set(numbers)].map((number) => ({ number, id: payoutIdOf(number) }))
  const ids = [...new Set(known.flatMap(({ id }) => id ?? []))].toSorted((one, other) => one - other)
  const outcomes = await withSecondFactor(
    services,
    caller,
    code,
    (tx) => noteApprovals(tx, caller, ids),
    (tx) => findApproved(tx, caller, ids),
  )
  const unknown = known.filter(({ id }) => id === undefined)
  return [...outcomes, ...unknown.map(({ number }) => ({ number, state: null, refusal: 'missing' as const }))]
}

/** Says yes to one payout; refused where it cannot be, which leaves the code to the person. */
export const approvePayout = (services: Services, caller: Caller, id: number, code: string) =>
  withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      const [outcome] = await noteApprovals(tx, caller, [id])
      if (outcome?.refusal) throw refusalError(outcome.refusal)
      return outcome
    },
    async (tx) => (await findApproved(tx, caller, [id]))?.find(({ refusal }) => refusal === null),
  )

function refusalError(refusal: Refusal): ApiError {
  if (refusal === 'missing') return notFound('This payout')
  if (refusal === 'ownShop') return ownShop()
  if (refusal === 'state') return refused('state', 'This payout does not wait for an approval any more.')
  return refused(refusal, problemSentences[refusal])
}
