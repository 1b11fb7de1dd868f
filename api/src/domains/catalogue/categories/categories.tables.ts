import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Particular, ParticularKind } from '@haat/contract/domains/catalogue.particulars.ts'
import type { TaxKind } from '@haat/contract/domains/catalogue.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { instant } from '#platform/database/columns.ts'

/** What staff say of a category; a category without a row is as its department. Null is as the department, too. */
export const categoryRules = pgTable(
  'category_rules',
  {
    categoryId: integer().primaryKey(),
    /** Grows with every change of the row or of the category's particulars. */
    version: integer().notNull().default(0),
    taxKind: text().$type<TaxKind>(),
    allowsNoReturns: boolean(),
    /** Keys of particulars of the department that are not asked for here. */
    notAsked: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    closedAt: instant(),
  },
  (t) => [check('category_rules_tax_kind', sql`${t.taxKind} in ('standard', 'exempt', 'zero')`)],
)

/** What a category asks of a listing, beside or in place of what its department asks. */
export const categoryParticulars = pgTable(
  'category_particulars',
  {
    categoryId: integer().notNull(),
    key: text().notNull(),
    position: smallint().notNull(),
    kind: text().$type<ParticularKind>().notNull(),
    name: jsonb().$type<Bilingual>().notNull(),
    hint: jsonb().$type<Bilingual>().notNull(),
    choices: jsonb().$type<Particular['choices']>().notNull(),
    isRequired: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.key] }),
    check('category_particulars_kind', sql`${t.kind} in ('text', 'choice', 'amount', 'duration', 'country')`),
  ],
)
