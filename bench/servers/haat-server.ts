import { performance } from 'node:perf_hooks'
import { serverFlags } from '../../scripts/server-flags.ts'
import { repository, startChild, type ChildServer } from './child-server.ts'
import { createLoad } from '../measure/load.ts'
import { cpuMsBetween, readCpu } from '../measure/process-cpu.ts'
import { sideOf } from './side.ts'

/** Haat as an operator runs it, but without rate limits, which would refuse the bench. */
export const startHaatServer = (dataDir: string, checkout = repository) =>
  startChild(
    'api/src/main.ts',
    { DATA_DIR: dataDir, RATE_LIMITS: '0', PICTURE_JOBS: 'off', LOG_LEVEL: 'warn', MALLOC_ARENA_MAX: '1' },
    serverFlags(),
    checkout,
  )

export interface StartCost {
  /** The time until the health check succeeds. */
  ms: number
  cpuMs: number
}

async function timedStart(
  dataDir: string,
  checkout: string,
): Promise<{ server: ChildServer; cost: StartCost }> {
  const startedAt = performance.now()
  const server = await startHaatServer(dataDir, checkout)
  const load = createLoad(server.address, 1)
  await load.send({ path: '/api/health' })
  load.close()
  const ms = performance.now() - startedAt
  return { server, cost: { ms, cpuMs: cpuMsBetween(new Map(), readCpu(sideOf(server, dataDir).roots)) } }
}

/** Creates the data, then starts several times on it. The last server keeps running. */
export async function measureStarts(dataDir: string, times: number, checkout = repository) {
  const first = await timedStart(dataDir, checkout)
  let { server } = first
  const onData: StartCost[] = []
  while (onData.length < times) {
    await server.stop()
    const next = await timedStart(dataDir, checkout)
    server = next.server
    onData.push(next.cost)
  }
  return { server, starts: { first: first.cost, onData } }
}

export type Starts = Awaited<ReturnType<typeof measureStarts>>['starts']
