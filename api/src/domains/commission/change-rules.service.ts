import { firstFreeDay, latestBegin, ruleStateOn } from '@haat/contract/domains/commission.rules.ts'
import type { CommissionRule, NewCommissionRule } from '@haat/contract/domains/commission.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { formatDate } from '@haat/contract/shared/dates.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { addDays } from '@haat/contract/shared/working-days.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Caller } from '#plugins/principal.ts'
import type { Services } from '#services.ts'
import { withSecondFactor } from '#domains/account/second-factor/second-factor.service.ts'
import { recordAudit } from '#domains/audit/audit.service.ts'
import {
  findOverlap,
  findRule,
  insertRules,
  lockRules,
  updateRule,
  type RuleRow,
} from './commission-rules.store.ts'
import { findVendorOfSubject } from './commission.store.ts'
import { viewRules } from './read-rules.service.ts'
import { findSubjectId } from './rule-subjects.service.ts'

const unfit = (field: string, sentence: string) =>
  new ApiError('VALIDATION_FAILED', sentence, { [field]: sentence })
const conflict = (sentence: string) => new ApiError('CONFLICT', sentence)
const words = (day: string) => formatDate(day, 'en')

async function viewRule(tx: Tx, row: RuleRow): Promise<CommissionRule> {
  const [view] = await viewRules(tx, [row])
  return view!
}

async function noteChange(
  tx: Tx,
  caller: Caller,
  action: 'commission.add' | 'commission.end' | 'commission.withdraw',
  row: RuleRow,
  before?: RuleRow,
): Promise<CommissionRule> {
  const view = await viewRule(tx, row)
  const factsOf = ({ rate, beginsOn, endsOn, note }: RuleRow) => ({
    rate: `${rate / 100} %`,
    from: beginsOn,
    until: endsOn,
    note,
  })
  await recordAudit(tx, caller, {
    action,
    subject: {
      kind: 'commission',
      id: row.id,
      label: view.name ? inLanguage(view.name, 'en') : 'Everything else',
    },
    ...(before && { before: factsOf(before) }),
    after: factsOf(row),
  })
  return view
}

async function refuseOverlap(
  tx: Tx,
  rule: Pick<RuleRow, 'id' | 'subject' | 'subjectId' | 'beginsOn' | 'endsOn'>,
  field: string,
) {
  const other = await findOverlap(tx, rule)
  if (!other) return
  const days =
    other.endsOn === null
      ? `from ${words(other.beginsOn)} on`
      : `from ${words(other.beginsOn)} to ${words(other.endsOn)}`
  const sentence = `There is a rule of ${other.rate / 100} % for this already, ${days}. Rules of one subject do not overlap.`
  throw new ApiError('CONFLICT', sentence, { [field]: sentence })
}

/** Makes a rule. Sent twice it is made once; money depends on it, so the second factor is asked for again. */
export function addRule(services: Services, caller: Caller, { code, ...sent }: NewCommissionRule) {
  const findSent = async (tx: Tx) => {
    const before = await findRule(tx, sent.id)
    if (!before) return undefined
    const view = await viewRule(tx, before)
    const isSame =
      before.createdBy === caller.userId &&
      before.subject === sent.subject &&
      before.subjectId === (await findSubjectId(tx, sent.subject, sent.address)) &&
      before.rate === sent.rate &&
      before.beginsOn === sent.beginsOn &&
      (before.endsOn === sent.endsOn || before.endedAt !== null) &&
      before.note === sent.words
    if (!isSame) throw new ApiError('CONFLICT', usedIdSentence, { id: usedIdSentence })
    return view
  }
  return withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      await lockRules(tx)
      // Somebody else may have sent the same id meanwhile.
      return (await findSent(tx)) ?? insertRule(services, tx, caller, sent)
    },
    findSent,
  )
}
const usedIdSentence = 'Something else was sent under this id.'

/** Nobody decides what is taken of their own sales. */
async function refuseOwnShop(
  { vendorHoldings }: Services,
  tx: Tx,
  { userId }: Caller,
  rule: Pick<RuleRow, 'subject' | 'subjectId'>,
) {
  const vendorId = await findVendorOfSubject(tx, rule)
  if (vendorId === undefined || !(await vendorHoldings.isMember(tx, userId, vendorId))) return
  throw new ApiError(
    'FORBIDDEN',
    'You belong to this shop. Somebody else has to decide about its commission.',
  )
}

async function insertRule(services: Services, tx: Tx, caller: Caller, sent: Omit<NewCommissionRule, 'code'>) {
  const { id, subject, address, rate, beginsOn, endsOn } = sent
  const [first, last] = [firstFreeDay(new Date()), latestBegin(new Date())]
  if (beginsOn < first) throw unfit('beginsOn', `A rule begins on ${words(first)} at the earliest.`)
  if (beginsOn > last) throw unfit('beginsOn', `A rule begins on ${words(last)} at the latest.`)
  const subjectId = await findSubjectId(tx, subject, address)
  await refuseOwnShop(services, tx, caller, { subject, subjectId })
  await refuseOverlap(tx, { id, subject, subjectId, beginsOn, endsOn }, 'beginsOn')
  const [row] = await insertRules(tx, [
    { id, subject, subjectId, rate, beginsOn, endsOn, note: sent.words, createdBy: caller.userId },
  ])
  return noteChange(tx, caller, 'commission.add', row!)
}

async function lockedRule(services: Services, tx: Tx, caller: Caller, id: string): Promise<RuleRow> {
  await lockRules(tx)
  const row = await findRule(tx, id)
  if (!row) throw notFound('This rule')
  if (row.withdrawnAt !== null) throw conflict('This rule was withdrawn.')
  await refuseOwnShop(services, tx, caller, row)
  return row
}

/** Sets the last day of a rule that holds or will hold: today at the earliest, as the rate of a day stays. */
export function endRule(
  services: Services,
  caller: Caller,
  id: string,
  { endsOn, code }: { endsOn: string; code: string },
) {
  const findDone = async (tx: Tx) => {
    const row = await findRule(tx, id)
    return row?.endsOn === endsOn && row.withdrawnAt === null ? viewRule(tx, row) : undefined
  }
  return withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      const before = await lockedRule(services, tx, caller, id)
      if (ruleStateOn(before, nepalDay(new Date())) === 'ended') throw conflict('This rule has ended.')
      const first = addDays(firstFreeDay(new Date()), -1)
      const earliest = first < before.beginsOn ? before.beginsOn : first
      if (endsOn < earliest) throw unfit('endsOn', `The last day is ${words(earliest)} at the earliest.`)
      await refuseOverlap(tx, { ...before, endsOn }, 'endsOn')
      const row = await updateRule(tx, id, { endsOn, endedBy: caller.userId, endedAt: new Date() })
      return noteChange(tx, caller, 'commission.end', row, before)
    },
    findDone,
  )
}

/** Takes back a rule that has not begun. */
export function withdrawRule(services: Services, caller: Caller, id: string, code: string) {
  const findDone = async (tx: Tx) => {
    const row = await findRule(tx, id)
    return row && row.withdrawnAt !== null ? viewRule(tx, row) : undefined
  }
  return withSecondFactor(
    services,
    caller,
    code,
    async (tx) => {
      const before = await lockedRule(services, tx, caller, id)
      if (before.beginsOn < firstFreeDay(new Date())) {
        throw conflict('This rule has begun: set its last day instead.')
      }
      const row = await updateRule(tx, id, { withdrawnBy: caller.userId, withdrawnAt: new Date() })
      return noteChange(tx, caller, 'commission.withdraw', row, before)
    },
    findDone,
  )
}
