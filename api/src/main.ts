import type { Logger } from 'pino'
import { demoAccounts, demoPassword } from '../seeds/demo-accounts.ts'
import { readConfig, settingNames, type Config } from './config.ts'
import { loadLighterModules } from './lighter-modules.ts'
import { findMisspelt } from './misspelt-settings.ts'
import { sentenceOf } from './platform/db/refusal-sentence.ts'
import type { RunningHaat } from './start-haat.ts'

let log: Logger | undefined

/** What stops a start is told in one sentence: the operator needs the cause, not our stack. */
function explainAndExit(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`)
  log?.debug({ err: error }, 'the start was refused')
  process.exit(1)
}

/** These lines are for whoever starts it at a terminal; everything after them is JSON. */
const say = (line: string) => void process.stdout.write(`${line}\n`)

function announce(config: Config, { address, notice }: RunningHaat) {
  say(`Haat is open at ${address}`)
  if (notice) say(notice)
  if (!config.isDemo) return
  say(`Demo accounts: ${demoAccounts.map((account) => account.email).join(', ')}`)
  const windows = config.hasDev ? `   Mail and codes of the demo: ${address}/dev/` : ''
  say(`Their password: ${demoPassword}${windows}`)
}

// Whoever read what is printed may have gone (`npm start | head`): the shop goes on without them.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  for (const sentence of findMisspelt(process.env, settingNames)) process.stderr.write(`${sentence}\n`)
  const config = readConfig(process.env)
  loadLighterModules()
  // Not imported above: how modules are found has changed only now.
  const { createLog } = await import('./plugins/logging.ts')
  const { logWhatIsPrinted } = await import('./platform/log/printed.ts')
  const { startHaat } = await import('./start-haat.ts')
  const { stopWhenAsked } = await import('./stop-haat.ts')
  log = createLog(config.logLevel)
  logWhatIsPrinted(log)
  const starting = startHaat(config, { log, say })
  stopWhenAsked(starting, { config, log, explainAndExit })
  announce(config, await starting)
} catch (error) {
  explainAndExit(error)
}
