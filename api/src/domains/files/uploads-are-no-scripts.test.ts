import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { bearer, contactMessage, makeToken } from '../../../test/factories.ts'
import { makeShop } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { withSignedUrls } from './signed-url.ts'
import { ticketKey } from '../support/sender/ticket-key.ts'

// Pages allow every script of our own address, so nothing that somebody uploads may be served as one.

const script = 'window.ran = true\n'
const pdfWithScript = Buffer.from(`%PDF-1.7\n${script}%%EOF\n`)
const names = ['a.js', 'a.mjs', 'a.pdf.js', 'a.html', 'a.svg', 'a.js;.pdf', 'a']
const types = ['application/octet-stream', 'application/pdf', 'image/png', 'image/svg+xml']

let haat: TestApp
let staff: Record<string, string>
let sender: Record<string, string>
let number: string
let applicationId: string
let shop: Awaited<ReturnType<typeof makeShop<'owner'>>>
beforeAll(async () => {
  haat = await buildTestApp()
  staff = bearer((await makeToken(haat.services, 'admin')).token)
  const answer = await haat.app.inject({
    method: 'POST',
    url: '/api/contact-admin',
    payload: contactMessage({ subject: randomUUID() }),
  })
  number = answer.json().data.ticketNumber
  const { rows } = await haat.database.pool.query('select id from tickets where number = $1', [
    number.slice(2),
  ])
  const begun = await haat.app.inject({ method: 'POST', url: '/api/vendor/applications', headers: staff })
  applicationId = begun.json().data.id
  shop = await makeShop(haat, ['owner'])
  sender = { 'x-ticket-key': ticketKey(haat.services, rows[0].id) }
})
afterAll(() => haat.close())

const uploadLines = [
  'POST /master-content/files',
  'POST /staff/pictures',
  'POST /contact-admin/files',
  'POST /tickets/:number/files',
  'POST /staff/tickets/:number/files',
  'POST /vendor/applications/:id/papers',
  'POST /vendor/shops/:shopId/page/pictures',
]

const pathOf = (line: string) =>
  line
    .slice('POST '.length)
    .replace(':number', number)
    .replace(':id', applicationId)
    .replace(':shopId', shop.shopId)

const kindOf = (line: string) =>
  line.endsWith('/papers') ? '&kind=licence' : line.includes('/shops/') ? '&kind=logo' : ''

const senderOf = (line: string) =>
  line.includes('/shops/') ? shop.owner.headers : { ...(line.includes('/tickets') ? sender : {}), ...staff }

const upload = (line: string, name: string, type: string, payload: Buffer) =>
  haat.app.inject({
    method: 'POST',
    url: `/api${pathOf(line)}?name=${encodeURIComponent(name)}${kindOf(line)}`,
    payload,
    headers: { 'content-type': type, ...senderOf(line) },
  })

const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}
const get = (url: string) => haat.app.inject({ url, headers: staff })

describe('a file that somebody uploads', () => {
  it('comes in by these calls and no other', () => {
    const all = Object.entries(endpoints as Record<string, Endpoint>)
    expect(new Set(all.flatMap(([line, { takesFile }]) => (takesFile ? line : [])))).toEqual(
      new Set(uploadLines),
    )
  })

  it.each(uploadLines)('is refused by %s as a script, whatever it is called', async (line) => {
    for (const name of names)
      for (const type of [...types, 'text/javascript']) {
        const { statusCode } = await upload(line, name, type, Buffer.from(script))
        expect([name, type, statusCode]).toEqual([name, type, 415])
      }
  })

  // Papers have calls of their own, and pictures are drawn anew.
  it.each(uploadLines.filter((line) => !/pictures|papers/.test(line)))(
    'and that is a PDF with a script in it is served after %s as a PDF and nothing else',
    async (line) => {
      for (const name of names) {
        const sent = await upload(line, name, 'application/pdf', pdfWithScript)
        const { files } = withSignedUrls(haat.services.encryption, { files: [sent.json().data] })
        const answer = await get(files[0]!.url)
        expect([answer.statusCode, answer.headers]).toMatchObject([
          200,
          { ...harmless, 'content-type': 'application/pdf' },
        ])
        expect(answer.headers['content-disposition']).toMatch(/\.pdf$/)
      }
    },
  )

  it('and that is a picture with a script behind it is drawn anew without it', async () => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const sent = await upload(
      'POST /staff/pictures',
      'a.js',
      'image/png',
      Buffer.concat([png, Buffer.from(script)]),
    )
    const { src, widths } = sent.json().data
    const answer = await get(`${src}-${widths[0]}.webp`)
    expect([answer.statusCode, answer.headers]).toMatchObject([
      200,
      { ...harmless, 'content-type': 'image/webp' },
    ])
    expect(answer.body).not.toContain('window.ran')
  })
})

describe('an answer of the API', () => {
  it('is never a script, whatever was asked for', async () => {
    // Streams have no end and are JSON lines.
    const lines = haat.app.accessTable.filter(({ line }) => /^GET (?!.*(stream|presence))/.test(line))
    expect(lines.length).toBeGreaterThan(60)
    for (const { line } of lines) {
      const url = line
        .slice('GET '.length)
        .replace(':number', number)
        .replaceAll(/:\w+/g, 'a.js')
        .replace('*', 'a.js')
      const { headers } = await get(`${url}?callback=run&name=a.js`)
      expect([line, headers['x-content-type-options']]).toEqual([line, 'nosniff'])
      expect([line, headers['content-type'] ?? '']).toEqual([line, expect.not.stringMatching(/script|ecma/i)])
    }
  })
})
