import { buildStaleClient } from './build/build-stale-client.ts'
import { startCluster } from './cluster/cluster.ts'

const say = (sentence: string) => console.log(sentence)

async function run() {
  await buildStaleClient()
  const port = Number(process.env['PORT'] ?? 3000)
  const { address, folder, servers, restart, end } = await startCluster({ port, env: { SEED: 'demo' }, say })
  say(`Haat is open at ${address}, served by ${servers.map((server) => server.address).join(', ')}`)
  say(
    `Their logs are in ${folder}. Ctrl-C ends it all; kill -HUP ${process.pid} restarts one after the other.`,
  )
  const stopping = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.resolve())
  let restarting = Promise.resolve()
  process.on('SIGHUP', () => {
    const told = restarting.then(() => restart()).then(() => say('All processes were restarted.'))
    restarting = told.catch((error: unknown) => say(String(error)))
  })
  await stopping.promise
  say('Stopping …')
  await end()
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
