import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxPapersPerKind } from '@haat/contract/domains/applications.rules.ts'
import { closeAccount } from '../account/close-account.service.ts'
import { getUserRow } from '../account/account.service.ts'
import { exportMyData } from '../account/export.service.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { pdfBytes, signedIn } from '../../../test/factories.ts'
import {
  acceptLine,
  approved,
  begin,
  call,
  decide,
  fillIn,
  makeAgreement,
  makeApplicant,
  makeJudge,
  mine,
  paperPhoto,
  sent,
  upload,
} from '../../../test/application-scenario.ts'
import { buildTestApp, testKey, type TestApp } from '../../../test/test-app.ts'
import { createEncryption } from '#platform/secrets/encryption.ts'
import { reencryptAll } from '#platform/secrets/reencrypt.ts'
import { eraseApplications } from './erase-applications.service.ts'
import { fieldsOf } from './application-fields.ts'
import { findApplication } from './applications.store.ts'
import { readPaper } from './papers.service.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeJudge>>
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  staff = await makeJudge(haat)
})
afterAll(() => haat.close())

const rowsOf = async (statement: string, ...values: unknown[]) =>
  (await haat.database.pool.query(statement, values)).rows
const kind = 'licence'

describe('a paper', () => {
  it('is stored encrypted, comes back as a picture without what the camera hid in it, and is never cached', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await begin(haat, applicant)
    const bytes = await sharp(await paperPhoto())
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer()
    const { papers } = (await upload(haat, applicant, id, { kind, bytes })).json().data
    expect(papers).toMatchObject([{ kind, name: 'photo.webp', contentType: 'image/webp' }])
    const answer = await call(haat, applicant, `GET /vendor/applications/${id}/papers/${papers[0].id}`)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': "inline; filename*=UTF-8''photo.webp",
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
    expect(answer.rawPayload.includes('where it was taken')).toBe(false)

    const [file] = await rowsOf(
      'select f.sha256 from files f join vendor_papers p on p.file_id = f.id where p.id = $1',
      papers[0].id,
    )
    const { files } = haat.services
    const stored = await readFile(path.join(files.root, files.pathOf(file.sha256)))
    expect(stored.includes('WEBP')).toBe(false)
  })

  it('may be a PDF, but none that runs, starts or holds something', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await begin(haat, applicant)
    const harmless = (await upload(haat, applicant, id, { kind, bytes: pdfBytes })).json().data
    const answer = await call(
      haat,
      applicant,
      `GET /vendor/applications/${id}/papers/${harmless.papers[0].id}`,
    )
    expect([answer.headers['content-type'], answer.rawPayload.equals(pdfBytes)]).toEqual([
      'application/pdf',
      true,
    ])
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj << /S /J#61vaScript /JS (x) >> endobj\n%%EOF\n')
    const refusal = expectRefusal(await upload(haat, applicant, id, { kind, bytes }), 422, 'UNSAFE_PDF')
    expect(refusal.fields?.['file']).toMatch(/^This PDF holds a script\./)
    expect((await mine(haat, applicant, id)).papers).toHaveLength(1)
  })

  it('of 40 MB is refused before it is read, and so is what is no paper at all', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await begin(haat, applicant)
    const large = Buffer.alloc(40 * 1024 * 1024)
    expectRefusal(await upload(haat, applicant, id, { kind, bytes: large }), 413, 'PAYLOAD_TOO_LARGE')
    const text = Buffer.from('MZ this is a program')
    expectRefusal(await upload(haat, applicant, id, { kind, bytes: text }), 415, 'UNSUPPORTED_MEDIA_TYPE')
    const empty = await upload(haat, applicant, id, { kind, bytes: Buffer.alloc(0) })
    expect([415, 422]).toContain(empty.statusCode)
    expect(await mine(haat, applicant, id)).toMatchObject({ papers: [], version: 1 })
  })

  it(`has at most ${maxPapersPerKind} pages, and each can be taken away again`, async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await begin(haat, applicant)
    const bytes = await paperPhoto()
    for (let page = 0; page < maxPapersPerKind; page++) await upload(haat, applicant, id, { kind, bytes })
    expectRefusal(await upload(haat, applicant, id, { kind, bytes }), 409, 'CONFLICT')
    const { papers } = await mine(haat, applicant, id)
    const dropped = await call(haat, applicant, `DELETE /vendor/applications/${id}/papers/${papers[0]!.id}`)
    expect(dropped.json().data.papers).toHaveLength(maxPapersPerKind - 1)
    expect((await upload(haat, applicant, id, { kind, bytes })).statusCode).toBe(200)
  })

  it('that staff open is in the audit log, each time', async () => {
    const { id, papers } = await sent(haat, await makeApplicant(haat))
    const line = `GET /staff/applications/${id}/papers/${papers[0]!.id}`
    const answer = await call(haat, staff, line)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
    await call(haat, staff, line)
    const entries = await rowsOf(
      `select actor_id, after from audit_entries where subject_id = $1 and action = 'application.open-paper'`,
      id,
    )
    expect(entries).toEqual(
      Array.from({ length: 2 }, () => ({
        actor_id: staff.user.id,
        after: { paper: 'pan-card' },
      })),
    )
    const shopper = { headers: await signedIn(haat.services, 'shopper') }
    expectRefusal(await call(haat, shopper, line), 403, 'FORBIDDEN')
    const [row] = await rowsOf(
      `select count(*)::int n from audit_entries where subject_id = $1 and action = 'application.open-paper'`,
      id,
    )
    expect(row.n).toBe(2)
  })

  it('that proves two lines opens the accepted one again when it changes', async () => {
    const applicant = await makeApplicant(haat)
    const { id, papers } = await sent(haat, applicant)
    await acceptLine(haat, staff, id, 'tax-number')
    const lines = [{ line: 'business-name', reason: 'not-readable', note: '' }]
    await decide(haat, staff, id, 'send-back', { lines })
    const card = papers.find((paper) => paper.kind === 'pan-card')!
    const bytes = await paperPhoto()
    await upload(haat, applicant, id, { kind: 'pan-card', bytes, replaces: card.id })
    const { checklist } = await mine(haat, applicant, id)
    expect(checklist.find(({ line }) => line === 'tax-number')).toMatchObject({
      verdict: 'open',
      isChanged: true,
    })
  })
})

describe('the end of an application', () => {
  const age = (id: string, days: number) =>
    haat.database.pool.query(
      `update vendor_applications set erase_after = erase_after - $2 * interval '1 day' where id = $1`,
      [id, days],
    )

  it('erases papers and particulars after 90 days, and leaves name and history', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    await call(haat, applicant, `POST /vendor/applications/${id}/withdraw`)
    await age(id, 89)
    await eraseApplications(haat.services)
    expect((await mine(haat, applicant, id)).papers).toHaveLength(3)
    await age(id, 2)
    await eraseApplications(haat.services)
    const left = await mine(haat, applicant, id)
    expect(left).toMatchObject({ papers: [], fields: { panNumber: '', phoneNumber: '', accountNumber: '' } })
    expect(left.fields.nameEn).toBe('Rukum Allo Udhyog')
    expect(left.history.map(({ step }) => step)).toEqual(['begin', 'send', 'withdraw'])
    expect(await rowsOf('select 1 from vendor_papers where application_id = $1', id)).toEqual([])
  })

  it('erases a draft that nobody touched for half a year, and nothing of an open shop', async () => {
    const applicant = await makeApplicant(haat)
    const draft = await fillIn(haat, applicant)
    const { id } = await sent(haat, await makeApplicant(haat))
    await approved(haat, staff, id)
    await age(draft.id, 181)
    await age(id, 10_000)
    await eraseApplications(haat.services)
    expectRefusal(await call(haat, applicant, `GET /vendor/applications/${draft.id}`), 404, 'NOT_FOUND')
    expect(await rowsOf('select 1 from vendor_papers where application_id = $1', id)).toHaveLength(3)
  })

  it('comes with the end of the account, whose owner can take everything along before', async () => {
    const { services } = haat
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    const { applications } = await exportMyData(services, applicant.user.id)
    expect(applications).toMatchObject([
      { state: 'sent', written: { nameEn: 'Rukum Allo Udhyog', accountNumber: '••••5120' } },
    ])
    const user = await getUserRow(services.db, applicant.user.id)
    await services.db.transaction((tx) => closeAccount(services, tx, user))
    await eraseApplications(services)
    const [row] = await rowsOf('select state, contact_sealed from vendor_applications where id = $1', id)
    expect(row).toEqual({ state: 'withdrawn', contact_sealed: null })
    expect(await rowsOf('select 1 from vendor_papers where application_id = $1', id)).toEqual([])
  })
})

// The last one, because the key of this shop is another one afterwards.
it('papers and accounts are read with the new key of the shop after a change of keys, and no longer with the old one', async () => {
  const { services } = haat
  const { id, papers } = await sent(haat, await makeApplicant(haat))
  const newKey = 'another key that is only good for tests, 32+'
  await reencryptAll(services.db, createEncryption([newKey, testKey]))
  const encryption = createEncryption([newKey])
  const { bytes } = await readPaper({ ...services, encryption }, id, papers[0]!.id)
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  const row = (await findApplication(services.db, id))!
  expect(fieldsOf(encryption, row)).toMatchObject({
    accountNumber: '9847055120',
    phoneNumber: '+9779847055120',
  })
  expect(fieldsOf(services.encryption, row)).toMatchObject({ accountNumber: '', phoneNumber: '' })
  await expect(readPaper(services, id, papers[0]!.id)).rejects.toThrow('cannot be read any more')
})
