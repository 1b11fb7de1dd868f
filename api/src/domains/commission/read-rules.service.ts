import {
  commissionVatRate,
  maxShopRules,
  ruleStateOn,
  type CommissionTab,
} from '@haat/contract/domains/commission.rules.ts'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { accountNamesById } from '#domains/account/account.service.ts'
import { usualRate } from './commission.service.ts'
import {
  countRules,
  findRule,
  findRunningShopRule,
  listRules,
  listRulesOfShop,
  type RuleRow,
} from './commission-rules.store.ts'
import { listCategoriesOfShop } from './commission.store.ts'
import { describeSubjects } from './rule-subjects.service.ts'

const stateOf = (row: RuleRow, today: string) =>
  row.withdrawnAt === null ? ruleStateOn(row, today) : ('withdrawn' as const)

export async function viewRules(db: Tx, rows: RuleRow[]): Promise<CommissionRule[]> {
  const today = nepalDay(new Date())
  const describe = await describeSubjects(db, rows)
  const people = await accountNamesById(db, [
    ...new Set(
      rows.flatMap((row) => [row.createdBy, row.endedBy, row.withdrawnBy]).filter((id) => id !== null),
    ),
  ])
  return rows.map((row) => {
    const ender = row.withdrawnBy ?? row.endedBy
    return {
      id: row.id,
      subject: row.subject,
      ...describe(row),
      rate: row.rate,
      beginsOn: row.beginsOn,
      endsOn: row.endsOn,
      state: stateOf(row, today),
      words: row.note,
      createdAt: row.createdAt.toISOString(),
      createdBy: people.get(row.createdBy) ?? null,
      endedBy: ender === null ? null : (people.get(ender) ?? null),
    }
  })
}

interface RuleQuery {
  state: CommissionTab
  pageSize: number
  cursor?: string | undefined
}

/** The cursor is the last rule that was seen. */
export async function rulePage(db: Tx, { state, pageSize, cursor }: RuleQuery) {
  const after = cursor === undefined ? undefined : await findRule(db, cursor).catch(() => undefined)
  if (cursor !== undefined && !after) {
    throw new ApiError('VALIDATION_FAILED', 'This list cannot be continued.', { cursor: 'Unknown cursor' })
  }
  const today = nepalDay(new Date())
  const rows = await listRules(db, { tab: state, today, after, limit: pageSize + 1 })
  const items = await viewRules(db, rows.slice(0, pageSize))
  return {
    items,
    nextCursor: rows.length > pageSize ? items.at(-1)!.id : null,
    counts: await countRules(db, today),
    usualRate: await usualRate(db),
  }
}

/** What is taken of a shop's sales today and by which rules; the nearest first. */
export async function readShopCommission(db: Tx, vendorId: number) {
  const today = nepalDay(new Date())
  const categoryIds = await listCategoriesOfShop(db, vendorId)
  const rows = await listRulesOfShop(db, vendorId, { today, categoryIds, limit: maxShopRules })
  const describe = await describeSubjects(db, rows)
  // Not looked for among the rows: of many rules they are only the first.
  const ofShop = await findRunningShopRule(db, vendorId, today)
  return {
    rate: ofShop?.rate ?? (await usualRate(db)),
    vatRate: commissionVatRate,
    rules: rows.map((row) => ({
      subject: row.subject,
      name: describe(row).name,
      rate: row.rate,
      beginsOn: row.beginsOn,
      endsOn: row.endsOn,
      state: stateOf(row, today),
    })),
  }
}
