import type { FastifyInstance } from 'fastify'
import type { Endpoints } from '@haat/contract/endpoints.ts'
import type { Tx } from '#platform/database/database.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import { isUnreachable } from '#platform/database/errors/is-unreachable.ts'
import type { Services } from '#services.ts'
import { lastWriteOf } from './last-write.ts'
import { route, type Handler } from '../route.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a read on a replica, or on the primary if no replica is fresh enough. */
    readAnywhere<T>(request: FastifyRequest, read: (db: Tx) => Promise<T>): Promise<T>
  }
}

type ReadLine = {
  [K in keyof Endpoints]: K extends `GET ${string}` ? K : Endpoints[K] extends { onlyReads: true } ? K : never
}[keyof Endpoints]
type ReadHandler<K extends ReadLine> = (
  call: Parameters<Handler<K>>[0] & {
    /** A replica that has everything this visitor wrote, or else the primary. Only for reading. */
    db: Tx
  },
) => ReturnType<Handler<K>>

/** A replica cancels queries that conflict with the log it has to replay. */
const recoveryConflict = '40001'
/** A query that was too slow on a replica would be as slow on the primary. */
const timedOut = '57014'

/** Registers a call that only reads, so that a replica may answer it, or the primary if that fails. */
export const readRoute = <K extends ReadLine>(app: FastifyInstance, line: K, handler: ReadHandler<K>) =>
  route(app, line, (call) => app.readAnywhere(call.request, (db) => handler({ ...call, db })))

export function readFromReplicas(app: FastifyInstance, { db, redis, replicas }: Services) {
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
