import pg from 'pg'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import { startHaatServer } from '../servers/haat-server.ts'
import { createLoad } from '../measure/load.ts'
import type { Scenario } from './scenarios.ts'

/** The size of one answer, and what it costs the database. */
export interface AnswerFacts {
  bytes: number
  gzipBytes: number
  queries: number
  /** The average time in the database of the slowest statement. */
  slowestMs: number
}

const countedRequests = 10

/**
 * Counts statements with PostgreSQL's own extension. It costs a little, so this is a separate start after all
 * measuring: Haat adopts the server that it finds in its folder.
 */
export async function readAnswerFacts(
  dataDir: string,
  scenarios: Scenario[],
): Promise<Map<string, AnswerFacts>> {
  const { url } = await launchPostgres({
    dataDir,
    settings: { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' },
  })
  const haat = await startHaatServer(dataDir)
  const load = createLoad(haat.address, 1)
  const counter = await openCounter(url)
  const facts = new Map<string, AnswerFacts>()
  for (const { name, next } of scenarios) {
    const { bytes } = await load.send(next())
    const gzip = await load.send({ ...next(), headers: { ...next().headers, 'accept-encoding': 'gzip' } })
    await counter.reset()
    await load.run(countedRequests, next)
    const { calls, slowestMs } = await counter.read()
    facts.set(name, { bytes, gzipBytes: gzip.bytes, queries: calls / countedRequests, slowestMs })
  }
  load.close()
  await counter.close()
  await haat.stop()
  return facts
}

async function openCounter(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create extension if not exists pg_stat_statements')
  return {
    reset: () => client.query('select pg_stat_statements_reset()'),
    async read(): Promise<{ calls: number; slowestMs: number }> {
      const { rows } = await client.query<{ calls: number; slowestMs: number }>(
        `select coalesce(sum(calls), 0)::int as calls, coalesce(max(mean_exec_time), 0) as "slowestMs"
         from pg_stat_statements where query not like '%pg_stat_statements%'`,
      )
      return rows[0]!
    },
    close: () => client.end(),
  }
}
