import { sql } from 'drizzle-orm'
import type { ParcelState } from '@haat/contract/domains/orders.steps.rules.ts'

/** States as a list within a statement. */
export const namesOf = (states: readonly ParcelState[]) =>
  sql.raw(states.map((state) => `'${state}'`).join(', '))
