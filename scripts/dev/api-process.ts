import { readConfig } from '../../api/src/config.ts'
import { loadLighterModules } from '../../api/src/lighter-modules.ts'
import { createSourceClient } from './source-client.ts'
import type { FromApi } from './messages.ts'

const say = (message: FromApi) => process.send?.(message)

// Nothing is caught here: what Node writes about an error has its file, its line and the words that stand there.
const config = readConfig(process.env)
loadLighterModules()
const { createLog } = await import('../../api/src/plugins/logging.ts')
const { startHaat } = await import('../../api/src/start-haat.ts')
const starting = startHaat(config, {
  log: createLog(config.logLevel),
  say: (sentence) => console.log(sentence),
  client: createSourceClient((number, invocation) => say({ kind: 'invoke', number, invocation })),
  // The port itself belongs to the process that started this one.
  place: { host: '127.0.0.1', port: 0 },
})
const stop = async () => {
  await (await starting).stop(0)
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
// Ctrl-C reaches all of us at once, and the other one decides.
process.on('SIGINT', () => {})
process.on('disconnect', () => void stop())

const { address } = await starting
say({ kind: 'ready', port: Number(new URL(address).port) })
