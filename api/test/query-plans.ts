import { drizzle } from 'drizzle-orm/node-postgres'
import { expect } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { buildTestApp, type TestApp } from './test-app.ts'
import { createTestDatabase } from './test-database.ts'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  /** How many rows the planner expects. */
  'Plan Rows': number
  Plans?: Plan[]
}

export interface PlannedApp {
  haat: TestApp
  /** The plans of all statements by which the server answers. */
  plansOf(url: string, headers?: Record<string, string>): Promise<Plan[]>
  /** The plans of all statements by which some work reads and changes rows. */
  plansOfWork(work: () => Promise<unknown>): Promise<Plan[]>
  /** All statements that some work sends, those of its transactions too. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/** A plan with all that lies below it. */
export const plansIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(plansIn)]

/** The app on a database of its own, whose statements are recorded. */
export async function buildPlannedApp(): Promise<PlannedApp> {
  const statements: { query: string; params: unknown[] }[] = []
  const scratch = await createTestDatabase()
  const { pool, close } = openDatabase(scratch.url, { max: 4 })
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) }
  const db = drizzle({ client: pool, casing: 'snake_case', logger })
  const haat = await buildTestApp({ databaseUrl: scratch.url, replace: () => ({ db }) })
  async function plansOfStatements(kinds: RegExp) {
    const plans: Plan[] = []
    for (const { query, params } of statements.filter((sent) => kinds.test(sent.query))) {
      const { rows } = await pool.query(`explain (format json) ${query}`, params)
      plans.push(...plansIn(rows[0]['QUERY PLAN'][0].Plan))
    }
    return plans
  }
  return {
    haat,
    async plansOf(url, headers = {}) {
      statements.length = 0
      const answer = await haat.app.inject({ url, headers })
      expect(answer.statusCode, answer.body).toBe(200)
      return plansOfStatements(/^\s*\(?(select|with)\b/i)
    },
    async plansOfWork(work) {
      statements.length = 0
      await work()
      return plansOfStatements(/^\s*\(?(select|with|update|delete)\b/i)
    },
    async statementsOf(work) {
      statements.length = 0
      await work()
      return statements.map(({ query }) => query)
    },
    async close() {
      await haat.close()
      await close()
      await scratch.drop()
    },
  }
}

/** Tables that grow with the shop. */
const big = [
  'products',
  'product_variants',
  'stock',
  'stock_movements',
  'listings',
  'low_stock',
  'reviews',
  'questions',
  'services',
  'service_areas',
  'vendors',
  'vendor_applications',
  'vendor_application_events',
  'vendor_papers',
  'tickets',
  'ticket_messages',
]
const ofSearch = ['search_documents', 'search_words', 'popular_searches']

/** The big tables that a sequential scan reads; `others` are big in this test only. */
export const readWhole = (plans: Plan[], others: string[] = []) =>
  plans.flatMap((plan) => {
    const table = plan['Relation Name'] ?? ''
    return plan['Node Type'] === 'Seq Scan' && [...big, ...ofSearch, ...others].includes(table) ? [table] : []
  })

export const indexesOf = (plans: Plan[]) => plans.flatMap((plan) => plan['Index Name'] ?? [])
