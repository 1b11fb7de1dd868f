import type { Logger } from 'pino'
import { readConfig, settingNames, type Config } from './config.ts'
import { loadCommonjsDrizzle } from './start/load-commonjs-drizzle.ts'
import { findMisspelt } from './start/misspelt-settings.ts'
import { refusedStartCode } from './start/refused-start-code.ts'
import { sentenceOf } from './platform/database/errors/sentence-of.ts'
import type { RunningHaat } from './start/start-haat.ts'
import { openDemo } from './open-demo.ts'

let log: Logger | undefined

/** A failed start is explained in one sentence: the operator needs the cause, not our stack. */
function explainAndExit(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`)
  log?.debug({ err: error }, 'the start was refused')
  process.exit(refusedStartCode)
}

/** These lines are for the operator at the terminal; everything after them is JSON. */
const print = (line: string) => void process.stdout.write(`${line}\n`)

async function announce(config: Config, { address, notice }: RunningHaat) {
  print(`Haat is open at ${address}`)
  if (notice) print(notice)
  const demo = await openDemo(config)
  if (!demo) return
  print(`Demo accounts: ${demo.accounts.map(({ email, who }) => `${email} (${who})`).join(', ')}`)
  const windows = config.hasDev ? `   Mail and codes of the demo: ${address}/dev/` : ''
  print(`Their password: ${demo.password}${windows}`)
}

// The reader of the output may have gone (`npm start | head`): the shop goes on without it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  for (const sentence of findMisspelt(process.env, settingNames)) process.stderr.write(`${sentence}\n`)
  const config = readConfig(process.env)
  loadCommonjsDrizzle()
  // Imported only now, after the hook above has changed how modules are resolved.
  const { createLog } = await import('./plugins/logging.ts')
  const { logConsoleOutput } = await import('./platform/log/console-output.ts')
  const { startHaat } = await import('./start/start-haat.ts')
  const { stopWhenAsked } = await import('./start/stop-haat.ts')
  log = createLog(config.logLevel)
  logConsoleOutput(log)
  const starting = startHaat(config, { log, print })
  stopWhenAsked(starting, { config, log, explainAndExit })
  await announce(config, await starting)
} catch (error) {
  explainAndExit(error)
}
