import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Tx } from '../database.ts'

/** A pooler ignores the limits that we ask for; it has to set them itself when it connects. */
export async function warnOfMissingLimits(db: Tx, log: Pick<FastifyBaseLogger, 'warn'>) {
  const { rows } = await db.execute<{ limit: string }>(
    sql`select current_setting('statement_timeout') as limit`,
  )
  if (rows[0]?.limit !== '0') return
  log.warn(
    'statements have no time limit behind this pooler: give it a connect_query that sets statement_timeout',
  )
}
