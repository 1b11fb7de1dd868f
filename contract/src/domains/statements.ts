import { z } from 'zod'
import { answerOf } from '../shared/answer.ts'
import { bsMonthPattern, fiscalYearOfSlug, fiscalYearPattern } from '../shared/bs-months.ts'
import { defineEndpoints } from '../shared/endpoint.ts'
import { publicIdSchema } from '../shared/fields.ts'
import { languages } from '../shared/language.ts'
import { paperBytes } from './applications.ts'
import { billKinds, monthPapers, yearPapers } from './statements.rules.ts'

const paisa = z.int()
const month = z.string().regex(bsMonthPattern, 'A month is written like 2083-07')
const year = z
  .string()
  .regex(fiscalYearPattern, 'A fiscal year is written like 2083-84')
  .refine((slug) => fiscalYearOfSlug(slug) !== undefined, 'A fiscal year is written like 2083-84')

/** A month that is closed: nothing of it changes any more. */
export const closedMonthSchema = z.strictObject({
  month,
  openingPaisa: paisa,
  closingPaisa: paisa,
  closedAt: z.iso.datetime(),
  /** Null for a month without commission. The total is with VAT, and of a credit note what the shop gets back. */
  bill: z.strictObject({ number: z.string(), kind: z.enum(billKinds), totalPaisa: paisa }).nullable(),
})
export type ClosedMonth = z.infer<typeof closedMonthSchema>

export const statementsSchema = z.strictObject({
  /** The running month in Nepal. */
  runningMonth: month,
  /** From this month on there is something in the books; null while there is nothing. */
  firstMonth: month.nullable(),
  /** The newest first. Months in which nothing was written and nothing was owed are left out. */
  closed: z.array(closedMonthSchema),
  /** "2082/83": those whose last month is closed, the newest first. */
  closedYears: z.array(z.string()),
})
export type Statements = z.infer<typeof statementsSchema>

const paperQuery = z.strictObject({
  /** Left out for the language of the account. */
  language: z.enum(languages).optional(),
})
const paperErrors = {
  response: paperBytes,
  mediaType: 'application/octet-stream',
  errors: [404],
  mayTakeLong: true,
  limit: { max: 60, perSeconds: 60 },
} as const

export const statementsEndpoints = defineEndpoints({
  'GET /vendor/shops/:shopId/statements': {
    name: 'listStatements',
    summary:
      'The months of the shop that are closed, with the bills of their commission, and its closed fiscal years',
    access: 'vendor:money',
    params: z.strictObject({ shopId: publicIdSchema }),
    response: answerOf(statementsSchema),
    errors: [404],
  },
  'GET /vendor/shops/:shopId/statements/:month/:paper': {
    ...paperErrors,
    name: 'getStatement',
    summary:
      'A paper of a month: its statement or its commission bill as PDF, or its lines as CSV; of a month that is not closed there is no bill',
    access: 'vendor:money',
    params: z.strictObject({ shopId: publicIdSchema, month, paper: z.enum(monthPapers) }),
    query: paperQuery,
  },
  'GET /vendor/shops/:shopId/fiscal-years/:year/:paper': {
    ...paperErrors,
    name: 'getYearStatement',
    summary: 'The months of a fiscal year in one paper, as PDF or CSV',
    access: 'vendor:money',
    params: z.strictObject({ shopId: publicIdSchema, year, paper: z.enum(yearPapers) }),
    query: paperQuery,
  },
  'GET /staff/vendors/:id/statements': {
    name: 'listStatementsForStaff',
    summary: 'The closed months of a shop',
    access: 'staff:money',
    params: z.strictObject({ id: publicIdSchema }),
    response: answerOf(statementsSchema),
    errors: [404],
  },
  'GET /staff/vendors/:id/statements/:month/:paper': {
    ...paperErrors,
    name: 'getStatementForStaff',
    summary: 'A paper of a month of a shop',
    access: 'staff:money',
    params: z.strictObject({ id: publicIdSchema, month, paper: z.enum(monthPapers) }),
    query: paperQuery,
  },
  'GET /staff/vendors/:id/fiscal-years/:year/:paper': {
    ...paperErrors,
    name: 'getYearStatementForStaff',
    summary: 'The months of a fiscal year of a shop in one paper',
    access: 'staff:money',
    params: z.strictObject({ id: publicIdSchema, year, paper: z.enum(yearPapers) }),
    query: paperQuery,
  },
})
