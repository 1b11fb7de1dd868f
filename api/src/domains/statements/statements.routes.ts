import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MonthPaper, YearPaper } from '@haat/contract/domains/statements.rules.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { numberOfPublicId } from '@haat/contract/shared/public-id.ts'
import { sendCsv } from '#platform/csv/send-csv.ts'
import { answer } from '#plugins/answer.ts'
import { notFound } from '#plugins/api-error.ts'
import { membershipOf } from '#plugins/membership.ts'
import { callerOf } from '#plugins/principal.ts'
import { route } from '#plugins/route.ts'
import type { Services } from '#services.ts'
import { getUserRow } from '../account/account.service.ts'
import { findVendorRows } from '../vendors/vendors.service.ts'
import { readStatements } from './read-statements.service.ts'

interface Asked {
  request: FastifyRequest
  reply: FastifyReply
  language: Language | undefined
}

/** Papers of months and years, for owners of a shop and for staff with the right to money. */
export function statementsRoutes(app: FastifyInstance, services: Services) {
  const { db } = services

  /** The drawing needs fonts and a library that few routes load. */
  const makers = () => import('./make-paper.service.ts')

  async function languageOf({ request, language }: Asked): Promise<Language> {
    return language ?? (await getUserRow(db, callerOf(request).userId)).language
  }

  async function sendMonth(asked: Asked, vendorId: number, month: string, paper: MonthPaper) {
    const language = await languageOf(asked)
    const { makeBillPaper, makeMonthCsv, makeStatement } = await makers()
    if (paper === 'csv') {
      return sendLines(asked, `haat-${month}`, await makeMonthCsv(services, vendorId, month, language))
    }
    const make = paper === 'bill' ? makeBillPaper : makeStatement
    return sendPdf(asked, `haat-${month}-${paper}`, await make(services, vendorId, month, language))
  }

  async function sendYear(asked: Asked, vendorId: number, year: string, paper: YearPaper) {
    const language = await languageOf(asked)
    const { makeYear, makeYearCsv } = await makers()
    if (paper === 'csv') {
      return sendLines(asked, `haat-${year}`, await makeYearCsv(services, vendorId, year, language))
    }
    return sendPdf(asked, `haat-${year}-statement`, await makeYear(services, vendorId, year, language))
  }

  async function vendorIdOf(publicId: string): Promise<number> {
    const vendorId = numberOfPublicId(publicId)
    const [vendor] = vendorId === undefined ? [] : await findVendorRows(db, [vendorId])
    if (!vendor) throw notFound('This shop')
    return vendor.id
  }

  route(app, 'GET /vendor/shops/:shopId/statements', async ({ request }) =>
    answer('The papers of the shop.', await readStatements(db, membershipOf(request).vendorId)),
  )
  route(
    app,
    'GET /vendor/shops/:shopId/statements/:month/:paper',
    async ({ params, query: { language }, request, reply }) =>
      sendMonth({ request, reply, language }, membershipOf(request).vendorId, params.month, params.paper),
  )
  route(
    app,
    'GET /vendor/shops/:shopId/fiscal-years/:year/:paper',
    async ({ params, query: { language }, request, reply }) =>
      sendYear({ request, reply, language }, membershipOf(request).vendorId, params.year, params.paper),
  )
  route(app, 'GET /staff/vendors/:id/statements', async ({ params }) =>
    answer('The papers of the shop.', await readStatements(db, await vendorIdOf(params.id))),
  )
  route(
    app,
    'GET /staff/vendors/:id/statements/:month/:paper',
    async ({ params, query: { language }, request, reply }) =>
      sendMonth({ request, reply, language }, await vendorIdOf(params.id), params.month, params.paper),
  )
  route(
    app,
    'GET /staff/vendors/:id/fiscal-years/:year/:paper',
    async ({ params, query: { language }, request, reply }) =>
      sendYear({ request, reply, language }, await vendorIdOf(params.id), params.year, params.paper),
  )
}

function sendPdf({ reply }: Asked, name: string, bytes: Buffer): string {
  reply.type('application/pdf').header('cache-control', 'private, no-store')
  reply.header('content-disposition', `inline; filename="${name}.pdf"`)
  // The contract describes bytes as a text; Fastify sends them as they are.
  return reply.send(bytes) as unknown as string
}

function sendLines({ reply }: Asked, name: string, chunks: string[]): string {
  async function* lines() {
    yield* chunks
  }
  return sendCsv(reply, `${name}.csv`, lines()) as unknown as string
}
