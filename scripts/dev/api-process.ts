import { readConfig } from '../../api/src/config.ts'
import { loadCommonjsDrizzle } from '../../api/src/start/load-commonjs-drizzle.ts'
import { createSourceClient } from './source-client.ts'
import type { FromApi } from './messages.ts'

const send = (message: FromApi) => process.send?.(message)

// Errors are not caught here, because Node's own output shows the file, the line and the code.
const config = readConfig(process.env)
loadCommonjsDrizzle()
const { createLog } = await import('../../api/src/plugins/logging.ts')
const { startHaat } = await import('../../api/src/start/start-haat.ts')
const starting = startHaat(config, {
  log: createLog(config.logLevel),
  print: (sentence) => console.log(sentence),
  client: createSourceClient((number, invocation) => send({ kind: 'invoke', number, invocation })),
  // The public port belongs to the process that started this one.
  listenAt: { host: '127.0.0.1', port: 0 },
})
const stop = async () => {
  await (await starting).stop(0)
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
// Ctrl-C reaches both processes at once, and the parent decides.
process.on('SIGINT', () => {})
process.on('disconnect', () => void stop())

const { address } = await starting
send({ kind: 'ready', port: Number(new URL(address).port) })
