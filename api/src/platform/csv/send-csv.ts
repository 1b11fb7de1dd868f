import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvMark } from './csv-line.ts'

/** Sends a file line by line, as fast as whoever asked takes it: never whole in memory. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>) {
  reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  async function* marked() {
    yield csvMark
    yield* lines
  }
  return reply.send(Readable.from(marked()))
}
