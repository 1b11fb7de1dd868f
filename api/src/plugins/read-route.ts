import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { Tx } from '#platform/db/database.ts'
import { errorCode } from '#platform/db/error-code.ts'
import { isUnreachable } from '#platform/db/is-unreachable.ts'
import type { Services } from '#services.ts'
import { lastWriteOf } from './last-write.ts'
import { route, type Handler } from './route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a read where it may be answered. */
    readAnywhere<T>(request: FastifyRequest, read: (db: Tx) => Promise<T>): Promise<T>
  }
}

export type ReadLine = {
  [K in keyof Endpoints]: K extends `GET ${string}` ? K : Endpoints[K] extends { onlyReads: true } ? K : never
}[keyof Endpoints]
export type ReadHandler<K extends ReadLine> = (
  call: Parameters<Handler<K>>[0] & {
    /** A replica that knows all that this visitor wrote, else the primary. Only for reading. */
    db: Tx
  },
) => ReturnType<Handler<K>>

/** A replica ends what stands in the way of the log it has to replay. */
const recoveryConflict = '40001'
/** Too slow a question is as slow elsewhere. */
const timedOut = '57014'

/** Registers a call that only reads and may therefore be answered by a replica, and by the primary if that fails. */
export const readRoute = <K extends ReadLine>(
  app: FastifyInstance,
  line: K,
  handler: ReadHandler<K>,
  config?: FastifyContextConfig,
) => route(app, line, (call) => app.readAnywhere(call.request, (db) => handler({ ...call, db })), config)

export function spreadReads(app: FastifyInstance, { db, redis, replicas }: Services) {
  app.decorate('readAnywhere', async (request, read) => {
    if (!replicas) return read(db)
    const position = await lastWriteOf(request, { redis })
    const replica = position === undefined ? undefined : replicas.pick(position)
    if (!replica) return read(db)
    try {
      return await read(replica.db)
    } catch (error) {
      const code = errorCode(error)
      if (code === timedOut || !(isUnreachable(error) || code === recoveryConflict)) throw error
      if (code !== recoveryConflict) replica.leaveOut(error)
      return read(db)
    }
  })
}
