import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A byte order mark in front of the file: without it spreadsheets read Nepali as gibberish. */
const byteOrderMark = '\ufeff'

/** Streams the lines as fast as the client takes them, so that the file is never whole in memory. */
export function sendCsv(reply: FastifyReply, name: string, lines: AsyncIterable<string>) {
  reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store')
  reply.header('content-disposition', `attachment; filename="${name}"`)
  async function* marked() {
    yield byteOrderMark
    yield* lines
  }
  return reply.send(Readable.from(marked()))
}
