import { demoAccounts, demoPassword } from '../seeds/demo-accounts.ts'
import { readConfig, settingNames, type Config } from './config.ts'
import { loadLighterModules } from './lighter-modules.ts'
import { findMisspelt } from './misspelt-settings.ts'
import { sentenceOf } from './platform/db/refusal-sentence.ts'
import type { RunningHaat } from './start-haat.ts'

const drainMs = 20_000
/** `npm` passes Ctrl-C on to a process that the terminal has already told: that is one wish, not two. */
const sameWishMs = 500

/** What stops a start is told in one sentence: the operator needs the cause, not our stack. */
function explainAndExit(error: unknown): never {
  console.error(sentenceOf(error))
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
  process.exit(1)
}

function announce(config: Config, { address }: RunningHaat) {
  console.log(`Haat is open at ${address}`)
  if (!config.isDemo) return
  console.log(`Demo accounts: ${demoAccounts.map((account) => account.email).join(', ')}`)
  const windows = config.hasDev ? `   Mail and codes of the demo: ${address}/dev/` : ''
  console.log(`Their password: ${demoPassword}${windows}`)
}

/** Also while Haat still starts: then it stops as soon as it knows what it holds. */
function stopOnSignal(starting: Promise<RunningHaat>, { drainSeconds }: Config) {
  let askedAt: number | undefined
  const stop = (announceMs: number) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > sameWishMs) explainAndExit('Haat was ended before it had stopped.')
      return
    }
    askedAt = Date.now()
    setTimeout(() => explainAndExit('Haat did not stop in time and was ended.'), announceMs + drainMs).unref()
    starting.then((haat) => haat.stop(announceMs)).then(() => process.exit(0), explainAndExit)
  }
  process.on('SIGTERM', () => stop(drainSeconds * 1000))
  // Whoever presses Ctrl-C has no balancer that would have to hear of it.
  process.on('SIGINT', () => stop(0))
}

try {
  for (const sentence of findMisspelt(process.env, settingNames)) console.error(sentence)
  const config = readConfig(process.env)
  loadLighterModules()
  // Not imported above: how modules are found has changed only now.
  const { startHaat } = await import('./start-haat.ts')
  const starting = startHaat(config, { say: (sentence) => console.log(sentence) })
  stopOnSignal(starting, config)
  announce(config, await starting)
} catch (error) {
  explainAndExit(error)
}
