import { createHash, randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import { nepalDay } from '@haat/contract/domains/home.rules.ts'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint } from '@haat/contract/shared/endpoint.ts'
import { bearer, contactMessage, makeToken } from '../../../test/factories.ts'
import { makeShop } from '../../../test/shop-people.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { linkOf } from '../runs/run-key.ts'
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
let courier: Awaited<ReturnType<typeof openDoor>>
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
  courier = await openDoor()
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
  'PUT /vendor/shops/:shopId/picture-uploads/:uploadId/parts',
  'POST /vendor/shops/:shopId/imports',
  'POST /vendor/shops/:shopId/imports/:importId/pictures',
  'PUT /courier/run/outcomes/:id/photo',
  'POST /own-reviews/photos',
]

/** Something that was noted at a door by the phone that started the run. */
async function openDoor() {
  const { pool } = haat.database
  const [device, outcomeId] = [randomBytes(24).toString('base64url'), randomUUID()]
  const { rows } = await pool.query(
    `insert into courier_runs (id, courier_id, day, created_by) values (gen_random_uuid(), 1, $1, gen_random_uuid())
     returning id, key_version as "keyVersion"`,
    [nepalDay(new Date())],
  )
  const hash = createHash('sha256').update(device).digest('hex')
  await pool.query('insert into courier_run_devices (run_id, device_hash) values ($1, $2)', [
    rows[0].id,
    hash,
  ])
  await pool.query(
    `insert into courier_outcomes (id, run_id, parcel_id, door, noted_at, was_offline, state)
     values ($1, $2, 1, '{}', now(), false, 'applied')`,
    [outcomeId, rows[0].id],
  )
  const key = linkOf(haat.services, rows[0]).split('#')[1]!
  return { outcomeId, headers: { ...bearer(key), [courierDeviceHeader]: device } }
}

/** An upload in parts is announced first. */
async function openUpload() {
  const body = { key: randomUUID(), name: 'a.js', bytes: script.length, mediaType: 'image/png' }
  const opened = await shop.owner.send(`POST ${shop.path}/picture-uploads`, body)
  return opened.json().data.uploadId as string
}

/** Pictures are taken for an import that is open, of which a shop has one. */
async function openImport() {
  const [open] = (await shop.owner.send(`GET ${shop.path}/imports`)).json().data.items
  if (open) return open.id as string
  const table = Buffer.from('SKU,Name\nA,Bowl\n')
  return (await shop.owner.send(`POST ${shop.path}/imports?name=a.csv`, table)).json().data.id as string
}

const pathOf = (line: string) =>
  line
    .replace(/^\w+ /, '')
    .replace(':number', number)
    .replace(':id', line.includes('/courier/') ? courier.outcomeId : applicationId)
    .replace(':shopId', shop.shopId)

const queryOf = (line: string, name: string) => {
  if (line.endsWith('/parts')) return '?offset=0'
  if (line.includes('/own-reviews/')) return ''
  const kind = line.endsWith('/papers') ? '&kind=licence' : line.includes('/page/') ? '&kind=logo' : ''
  return `?name=${encodeURIComponent(name)}${kind}`
}

function senderOf(line: string) {
  if (line.includes('/courier/')) return courier.headers
  if (line.includes('/shops/')) return shop.owner.headers
  return { ...(line.includes('/tickets') ? sender : {}), ...staff }
}

const upload = async (line: string, name: string, type: string, payload: Buffer) =>
  haat.app.inject({
    method: line.split(' ')[0] as 'POST',
    url: `/api${pathOf(line)
      .replace(':uploadId', line.includes(':uploadId') ? await openUpload() : '')
      .replace(':importId', line.includes(':importId') ? await openImport() : '')}${queryOf(line, name)}`,
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
        // An import takes it for a text with one column, which is no table.
        const refused = line.endsWith('/imports') && type !== 'text/javascript' ? 422 : 415
        expect([name, type, statusCode]).toEqual([name, type, refused])
      }
  })

  // Papers have calls of their own, pictures are drawn anew, and of tables only the words are kept.
  it.each(uploadLines.filter((line) => !/picture|papers|photo|imports/.test(line)))(
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
