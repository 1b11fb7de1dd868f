import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalKeys } from '@haat/contract/domains/content.rules.ts'
import { noParticulars, type Particulars } from '@haat/contract/domains/content.site.rules.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { demoParticulars } from '@haat/demo/shop/demo-particulars.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { contactMessage, makeContent, signedIn } from '../../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'

const mailed = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://shop.test' }
const nothing = { en: '', ne: '' }

let haat: TestApp
let admin: Record<string, string>
beforeAll(async () => {
  haat = await buildTestApp({ isNewShop: true, environment: mailed })
  admin = await signedIn(haat.services, 'admin')
})
afterAll(() => haat.close())

async function call(method: 'GET' | 'PUT', path: string, payload?: object, headers = admin) {
  return haat.app.inject({ method, url: `/api/staff/shop${path}`, headers, ...(payload && { payload }) })
}
const shop = async () => (await call('GET', '')).json().data
const settings = async () => (await haat.app.inject('/api/site/settings')).json().data
const save = (particulars: Particulars, version: number, headers = admin) =>
  call('PUT', '/particulars', { particulars, version }, headers)
const open = async (isOpen: boolean, reason = nothing) =>
  call('PUT', '/opening', { isOpen, reason, version: (await shop()).opening.version })
const auditEntries = async (action: string) =>
  (await haat.app.inject({ url: `/api/staff/audit?action=${action}`, headers: admin })).json().data.items
const withCompany = (changes: Partial<Particulars['company']>): Particulars => ({
  ...demoParticulars,
  company: { ...demoParticulars.company, ...changes },
})

describe('a new shop', () => {
  it('is closed, and its admins are told all that is missing', async () => {
    expect(await shop()).toEqual({
      particulars: noParticulars,
      version: 0,
      savedAt: null,
      savedBy: null,
      opening: { isOpen: false, reason: nothing, version: 0 },
      possibleWays: ['cod'],
      missing: { legalKeys: [...legalKeys], mail: false },
    })
    const refused = await open(true)
    expectRefusal(refused, 409, 'CONFLICT')
    expect(refused.json().message).toBe(
      'The shop cannot open yet. It lacks: particulars, published legal documents, a way to pay.',
    )
  })

  it('may be described in part, and only by an admin', async () => {
    const staff = await signedIn(haat.services, 'staff')
    const part = { ...noParticulars, support: { phone: '०१ ५९७०१००', email: ' help@shop.test ' } }
    expectRefusal(await save(part, 0, staff), 403, 'FORBIDDEN')
    expect((await call('GET', '', undefined, staff)).statusCode).toBe(200)
    expect((await save(part, 0)).statusCode).toBe(200)
    expect((await settings()).support).toEqual({ phone: '01-5970100', email: 'help@shop.test' })
    expect((await settings()).company).toEqual(noParticulars.company)
  })

  it('opens when nothing is missing, by an admin who says so; visitors and search engines are told until then', async () => {
    await save(withCompany({ panVatNumber: '६१०२८४९३५', portalListingNumber: '' }), 1)
    expect((await settings()).company.panVatNumber).toBe('610 284 935')
    for (const key of legalKeys) await makeContent(haat.services, { key })
    expect((await settings()).closed.en).toContain('being set up')
    const opened = await open(true)
    expect(opened.json().data.opening).toEqual({ isOpen: true, reason: nothing, version: 1 })
    expect((await settings()).closed).toBeNull()
    expect(await auditEntries('shop.open')).toMatchObject([
      { subject: { kind: 'shop' }, before: { isOpen: false }, after: { isOpen: true } },
    ])
  })
})

describe('an open shop', () => {
  it('is closed again with the words of its admin, and nobody closes over another', async () => {
    const reason = { en: 'Back after Tihar.', ne: 'तिहारपछि खुल्छ।' }
    const { version } = (await shop()).opening
    const answers = await Promise.all(
      [1, 2].map(() => call('PUT', '/opening', { isOpen: false, reason, version })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect((await settings()).closed).toEqual(reason)
    await open(true)
  })

  it('cannot lose what the law asks for', async () => {
    const { version } = await shop()
    const refused = await save(withCompany({ registrationNumber: ' ' }), version)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(Object.keys(refused.json().fields)).toEqual(['particulars.company.registrationNumber'])
    expectRefusal(await save({ ...demoParticulars, paymentWays: [] }, version), 422, 'VALIDATION_FAILED')
    expect((await shop()).version).toBe(version)
  })
})

describe('versions of the particulars', () => {
  it('are all kept with who saved them, so that one can go back', async () => {
    const { version } = await shop()
    await save(withCompany({ name: { en: 'Palpa Haat Pvt. Ltd.', ne: 'पाल्पा हाट प्रा. लि.' } }), version)
    const [newest, before] = (await call('GET', '/versions')).json().data
    expect(newest).toMatchObject({ version: version + 1, savedBy: 'Anjali Shrestha' })
    expect(before.particulars.company.name.en).toBe('Haat Bazaar Pvt. Ltd.')
    await save(before.particulars, version + 1)
    expect((await settings()).company.name).toEqual(demoParticulars.company.name)
    expect((await call('GET', '/versions')).json().data).toHaveLength(version + 2)
    const [entry] = await auditEntries('settings.save')
    expect(entry.before.company.name.en).toBe('Palpa Haat Pvt. Ltd.')
    expect(Object.keys(entry.after)).toEqual(['company'])
  })

  it('of two who save at once the second is told, and nothing of the first is lost', async () => {
    const { version } = await shop()
    const numbers = ['111/082', '222/082', '333/082']
    const answers = await Promise.all(
      numbers.map((registrationNumber) => save(withCompany({ registrationNumber }), version)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const winner = numbers[answers.findIndex(({ statusCode }) => statusCode === 200)]
    expect((await settings()).company.registrationNumber).toBe(winner)
  })

  it.each([
    [
      'company.panVatNumber',
      withCompany({ panVatNumber: '12345678' }),
      'A PAN or VAT number has nine digits',
    ],
    [
      'support.phone',
      { ...demoParticulars, support: { ...demoParticulars.support, phone: '12' } },
      'This is not a telephone number',
    ],
    [
      'complaintOfficer.email',
      { ...demoParticulars, complaintOfficer: { ...demoParticulars.complaintOfficer, email: 'sarita' } },
      'Please enter a valid email address',
    ],
    [
      'hours',
      { ...demoParticulars, hours: { from: 0, to: 5, opens: '17:00', closes: '09:00' } },
      'The office opens before it closes, and the week begins before it ends',
    ],
  ] as const)('are refused in plain words: %s', async (field, particulars, sentence) => {
    const refused = await save(particulars, (await shop()).version)
    expectRefusal(refused, 422, 'VALIDATION_FAILED')
    expect(refused.json().fields).toEqual({ [`particulars.${field}`]: sentence })
  })
})

it('a shop without a mail server does not open: orders in cash are confirmed by mail', async () => {
  const quiet = await buildTestApp({ isNewShop: true })
  const headers = await signedIn(quiet.services, 'admin')
  const answer = await quiet.app.inject({
    method: 'PUT',
    url: '/api/staff/shop/opening',
    headers,
    payload: { isOpen: true, reason: nothing, version: 0 },
  })
  expect(answer.json().message).toContain('a mail server')
  await quiet.close()
})

it('office hours of the shop decide by when a message is answered', async () => {
  const { version } = await shop()
  await save({ ...demoParticulars, hours: { from: 1, to: 2, opens: '11:00', closes: '15:00' } }, version)
  await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload: contactMessage() })
  const { rows } = await haat.database.pool.query('select answer_by from tickets')
  const { weekday, hour, minute } = nepalDateParts(rows[0].answer_by)
  expect([1, 2]).toContain(weekday)
  expect(hour * 60 + minute).toBeGreaterThanOrEqual(11 * 60)
  expect(hour * 60 + minute).toBeLessThanOrEqual(15 * 60)
})
