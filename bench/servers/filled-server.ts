import type pg from 'pg'
import { openDatabase } from '../../api/src/platform/database/database.ts'
import { launchPostgres } from '../../api/src/platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '../../api/src/services.ts'
import type { Scenario } from '../calls/scenarios.ts'
import type { OpenSide } from '../measure/alternating.ts'
import { onDatabase } from '../orders/crowd.ts'
import { scratchFolder } from '../scratch-folder.ts'
import { startHaatServer } from './haat-server.ts'
import { sideOf } from './side.ts'

/** A server of its own on the demo and what is filled in beside it, and what it is asked. */
export async function openFilled<Filled>(
  fill: (services: Services, client: pg.Client) => Promise<Filled>,
  callsOf: (address: string, client: pg.Client, filled: Filled) => Promise<Scenario[]>,
): Promise<OpenSide> {
  const dataDir = await scratchFolder()
  const demo = await startHaatServer(dataDir)
  await demo.stop()
  const { url } = await launchPostgres({ dataDir })
  return onDatabase(url, async (client) => {
    const { db, close } = openDatabase(url, { max: 2, statementTimeoutMs: 600_000 })
    const filled = await fill({ db } as Services, client)
    await client.query('vacuum analyze')
    // What is still to be written of the filling is written now, and not while the calls are measured.
    await client.query('checkpoint')
    await close()
    const server = await startHaatServer(dataDir)
    const calls = await callsOf(server.address, client, filled)
    return { side: sideOf(server, dataDir), calls, stop: server.stop }
  })
}
