import { openDatabase } from '../api/src/platform/database/database.ts'
import { launchPostgres } from '../api/src/platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '../api/src/services.ts'
import { bearer, makeToken } from '../api/test/factories.ts'
import { ensureClientBuild } from './servers/client-build.ts'
import { startHaatServer } from './servers/haat-server.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'
import { table } from './markdown.ts'
import { onDatabase } from './orders/crowd.ts'
import { scratchFolder } from './scratch-folder.ts'
import { fillDesk } from './staff/fill-desk.ts'
import { timeLists } from './staff/list-times.ts'

const [few, many] = [1000, 100_000]

/** Measures the lists of the console with a thousand tickets and audit entries, and with a hundred thousand. */
async function benchStaff(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const dataDir = await scratchFolder()
  const server = await startHaatServer(dataDir)
  const { url } = await launchPostgres({ dataDir })
  const { db, close } = openDatabase(url, { max: 1 })
  const { user, token } = await makeToken({ db } as Services, 'admin')
  await close()
  const measured = await onDatabase(url, async (client) => {
    await fillDesk(client, { from: 1, to: few, staffId: user.id })
    const small = await timeLists(server.address, bearer(token))
    await fillDesk(client, { from: few + 1, to: many, staffId: user.id })
    return { small, large: await timeLists(server.address, bearer(token)) }
  })
  await server.stop()
  const rows = [...measured.small].map(([name, ms]) => {
    const large = measured.large.get(name)!
    return [name, ms.toFixed(2), large.toFixed(2), (large / ms).toFixed(2), '≤ 3']
  })
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after.`,
    table(
      ['', `ms at ${few.toLocaleString('en')}`, `ms at ${many.toLocaleString('en')}`, 'ratio', 'goal'],
      rows,
    ),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchStaff())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
