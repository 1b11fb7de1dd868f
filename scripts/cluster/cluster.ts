import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBalancer } from './balancer.ts'
import { giveTo, serverAccount } from './daemon.ts'
import { freePorts } from './free-ports.ts'
import { createHaatServer } from './haat-server.ts'
import { startPooler, startPostgresPair } from './postgres-pair.ts'
import { findPrograms } from './programs.ts'
import { startRedis } from './redis-server.ts'

interface Options {
  /** The port of the load balancer; any free port by default. */
  port?: number
  /** Further settings of the processes. */
  env?: Record<string, string>
  say?: (sentence: string) => void
}

const processes = 3

/** A large installation on one machine, in a folder that is deleted at the end. */
export async function startCluster({ port, env = {}, say = () => {} }: Options = {}) {
  const programs = findPrograms()
  const account = serverAccount()
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'haat-cluster-'))
  await chmod(folder, 0o711)
  giveTo(account, folder)
  const place = { folder, account, programs }
  const held: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const end = async () => {
    for (const letGo of held.splice(0).toReversed()) await letGo()
  }
  try {
    say('PostgreSQL, a replica of it, pgbouncer and Redis …')
    const [redisPort = 0, balancerPort = 0, ...ports] = await freePorts(processes + 2)
    const postgres = await startPostgresPair(place)
    held.push(postgres.end)
    const pooler = await startPooler(place)
    held.push(pooler.end)
    const redis = await startRedis(place, redisPort)
    held.push(redis.end)
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    const publicPort = port ?? balancerPort
    const settings = {
      DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: postgres.primaryUrl,
      DATABASE_REPLICA_URLS: pooler.replicaUrl,
      REDIS_URL: redis.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      PUBLIC_URL: `http://127.0.0.1:${publicPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
      ...env,
    }
    say(`${processes} processes …`)
    const servers = ports.map((one) => createHaatServer(one, folder, { env: settings, say }))
    held.push(() => Promise.all(servers.map((server) => server.end())))
    await Promise.all(servers.map((server) => server.start()))
    const balancer = await startBalancer(place, publicPort, ports)
    held.push(balancer.end)
    return { address: balancer.address, folder, postgres, pooler, redis, servers, restart, end }

    /**
     * Restarts one process after the other, each when the one before serves again; with another version if one
     * is given.
     */
    async function restart(main?: string) {
      for (const server of servers) {
        if (held.length === 0) return
        await server.stop()
        await server.start(main)
      }
    }
  } catch (error) {
    await end()
    throw error
  }
}
