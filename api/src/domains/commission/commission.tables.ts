import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { CommissionSubject } from '@haat/contract/domains/commission.rules.ts'
import { instant, number64, textOrEmpty } from '#platform/database/columns.ts'

/**
 * The rate that holds for a shop, a category or a product, or for everything else, from one day of Nepal to another. The
 * migration also keeps the rules of one subject apart in time.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: uuid().primaryKey(),
    subject: text().$type<CommissionSubject>().notNull(),
    /** The number of the shop, category or product; 0 for everything else. */
    subjectId: number64().notNull(),
    /** Percent times a hundred. */
    rate: smallint().notNull(),
    beginsOn: date().notNull(),
    /** The last day; null while none is set. */
    endsOn: date(),
    note: textOrEmpty(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Who set the last day, where that was done after the rule was made. */
    endedBy: uuid(),
    endedAt: instant(),
    /** A rule that has not begun can be withdrawn: it never held. */
    withdrawnBy: uuid(),
    withdrawnAt: instant(),
  },
  (t) => [
    index('commission_rules_of_subject')
      .on(t.subject, t.subjectId, t.beginsOn)
      .where(sql`${t.withdrawnAt} is null`),
    index('commission_rules_time').on(t.beginsOn, t.id),
    check(
      'commission_rules_subject',
      sql`${t.subject} in ('product', 'shop', 'category', 'default') and (${t.subject} = 'default') = (${t.subjectId} = 0)`,
    ),
    check('commission_rules_rate', sql`${t.rate} between 0 and 10000`),
    check('commission_rules_days', sql`${t.endsOn} >= ${t.beginsOn}`),
  ],
)
