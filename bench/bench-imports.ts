import { ensureClientBuild } from './servers/client-build.ts'
import { isCleaningUp, cleanUpAll, cleanUpOnSignal } from './clean-ups.ts'
import { measureImports } from './imports/measure-imports.ts'
import { table } from './markdown.ts'
import { describeMachine, loadAverage } from './measure/machine.ts'

const rowCount = process.argv.includes('--quick') ? 1000 : 10_000
const goalSeconds = (60 * rowCount) / 10_000

/** Measures what imports of a shop cost the server and its database, from the file to the last row. */
async function benchImports(): Promise<string> {
  const loadBefore = loadAverage()
  await ensureClientBuild()
  const { figures, hostile } = await measureImports(rowCount)
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  const rows = figures.map(({ name, checkMs, writeMs }) => [
    name,
    seconds(checkMs),
    seconds(writeMs),
    seconds(checkMs + writeMs),
    `≤ ${goalSeconds}`,
  ])
  return [
    `${describeMachine()}; load average ${loadBefore} before, ${loadAverage()} after; ${rowCount.toLocaleString('en')} rows.`,
    table(
      [
        'ms until a page is there',
        'alone',
        'while the file is refused',
        'more',
        'goal',
        'the file is refused after',
      ],
      hostile.map(({ kind, aloneMs, besideMs, refusedAfterMs }) => [
        kind,
        aloneMs.toFixed(0),
        besideMs.toFixed(0),
        (besideMs - aloneMs).toFixed(0),
        '≤ 50',
        refusedAfterMs.toFixed(0),
      ]),
    ),
    table(['CPU seconds', 'file and dry run', 'writing', 'together', 'goal'], rows),
  ].join('\n\n')
}

cleanUpOnSignal()
try {
  console.log(await benchImports())
} catch (error) {
  if (!isCleaningUp()) console.error(error)
  process.exitCode = 1
} finally {
  await cleanUpAll()
}
