import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/read-mail.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
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
  patch,
  send,
  sent,
  upload,
  wholeFields,
} from '../../../test/application-scenario.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeJudge>>
let colleague: typeof staff
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  staff = await makeJudge(haat)
  colleague = await makeJudge(haat)
})
afterAll(() => haat.close())

const rowsOf = async (statement: string, ...values: unknown[]) =>
  (await haat.database.pool.query(statement, values)).rows

describe('an application to open a shop', () => {
  it('is begun once, saved step by step, and continued on another device', async () => {
    const applicant = await makeApplicant(haat)
    const first = await begin(haat, applicant)
    expect(first).toMatchObject({ state: 'draft', version: 1, clock: null, shop: null })
    expect(first.number).toMatch(/^A-\d{4,}$/)
    expect(first.problems.length).toBeGreaterThan(20)
    expect((await begin(haat, applicant)).id).toBe(first.id)

    const { panNumber, ...others } = wholeFields()
    const saved = (await patch(haat, applicant, first, { panNumber: '६०९-२१४ 873' })).json().data
    expect(saved.fields.panNumber).toBe('609214873')
    expect((await patch(haat, applicant, saved, { ...others, panNumber })).statusCode).toBe(200)

    const elsewhere = await mine(haat, applicant, first.id)
    expect(elsewhere.fields).toMatchObject({
      ward: 9,
      phoneNumber: '+9779847055120',
      accountNumber: '••••5120',
    })
    expect(elsewhere.problems.map(({ paper }) => paper)).toEqual([
      'pan-card',
      'registration-certificate',
      'payout-proof',
    ])
    const { data } = (await call(haat, applicant, 'GET /vendor/applications')).json()
    expect(data.map(({ id }: { id: string }) => id)).toEqual([first.id])
  })

  it('that was changed on a second device is refused on the first with both versions', async () => {
    const applicant = await makeApplicant(haat)
    const begun = await begin(haat, applicant)
    await patch(haat, applicant, begun, { nameEn: 'Allo of the phone', ward: null })
    const refusal = expectRefusal(
      await patch(haat, applicant, begun, { nameEn: 'Allo of the desk', nameNe: '' }),
      409,
      'CONFLICT',
    )
    expect(refusal.fields).toEqual({ nameEn: 'Allo of the phone' })
    // The same values once more, because the first answer was lost.
    const again = await patch(haat, applicant, begun, { nameEn: 'Allo of the phone' })
    expect(again.json().data.version).toBe(2)
  })

  it('goes from draft to an open shop, with one thing sent back on the way', async () => {
    const applicant = await makeApplicant(haat, 'ne')
    const application = await sent(haat, applicant)
    const { id } = application
    expect(application).toMatchObject({ state: 'sent', problems: [], clock: { isResting: false } })
    expect(application.clock?.minutesLeft).toBeGreaterThan(15 * 60)
    expectRefusal(await patch(haat, applicant, application, { nameEn: 'Other' }), 409, 'CONFLICT')

    await acceptLine(haat, staff, id, 'contact')
    const lines = [{ line: 'registration', reason: 'missing-page', note: 'The stamp is cut off.' }]
    const back = await decide(haat, staff, id, 'send-back', { lines })
    expect(back.json().data).toMatchObject({
      state: 'sent-back',
      clock: { promisedAt: null, isResting: true },
    })

    const seen = await mine(haat, applicant, id)
    expect(seen.checklist.filter(({ canChange }) => canChange)).toEqual([
      {
        line: 'registration',
        verdict: 'sent-back',
        reason: 'missing-page',
        note: 'The stamp is cut off.',
        canChange: true,
        isChanged: false,
      },
    ])
    expect(seen.history.at(-1)).toMatchObject({ step: 'send-back', staffName: 'Rojina K.', lines })
    expectRefusal(await patch(haat, applicant, seen, { nameEn: 'Other' }), 409, 'CONFLICT')
    const bytes = await paperPhoto()
    expectRefusal(await upload(haat, applicant, id, { kind: 'pan-card', bytes }), 409, 'CONFLICT')

    const old = seen.papers.find(({ kind }) => kind === 'registration-certificate')!
    const kind = 'registration-certificate'
    const mended = (await upload(haat, applicant, id, { kind, bytes, replaces: old.id })).json().data
    expect(mended.papers).toHaveLength(3)
    const again = (await send(haat, applicant, mended)).json().data
    expect(again.history.at(-1)).toMatchObject({
      step: 'send',
      lines: [{ line: 'registration', reason: 'missing-page' }],
    })
    expectRefusal(await decide(haat, staff, id, 'approve'), 409, 'CONFLICT')

    const open = await approved(haat, staff, id)
    expect(open).toMatchObject({ state: 'approved', clock: null })
    expect(open.shop?.slug).toBe('rukum-allo-udhyog')
    const page = (await haat.app.inject({ url: `/api/vendors/${open.shop!.slug}` })).json().data
    expect(page).toMatchObject({
      name: { en: 'Rukum Allo Udhyog', ne: 'रुकुम अल्लो उद्योग' },
      sign: 'रु',
      place: { en: 'Putha Uttarganga, Rukum East' },
      productCount: 0,
      particulars: {
        registrationNumber: '1184/079/80',
        panNumber: open.fields.panNumber,
        isVatRegistered: false,
        address: { en: 'Taksera, Putha Uttarganga-9, Rukum East' },
        grievanceName: 'Bishnu Maya Pun',
        grievancePhone: '984-7055120',
      },
    })
    const picture = await haat.app.inject({ url: `${page.banner.src}-${page.banner.widths[0]}.webp` })
    expect(picture.statusCode).toBe(200)
    const shops = (await call(haat, applicant, 'GET /vendor/shops')).json().data
    expect(shops.items).toMatchObject([{ shopId: open.shop!.id, role: 'owner' }])
    expect(await rowsOf('select roles from users where id = $1', applicant.user.id)).toEqual([
      { roles: expect.arrayContaining(['vendor']) },
    ])

    expect((await mailsTo(haat, applicant.user.email)).map(({ subject }) => subject)).toEqual([
      `तपाईंको आवेदन ${application.number} आइपुग्यो`,
      `कृपया आवेदन ${application.number} मा केही कुरा सच्याउनुहोस्`,
      `तपाईंको आवेदन ${application.number} आइपुग्यो`,
      `तपाईंको पसल खुल्यो (${application.number})`,
    ])
    const actions = await rowsOf(
      `select action from audit_entries where subject_id = $1 and action !~ 'line$' order by at, id`,
      id,
    )
    expect(actions).toEqual([{ action: 'application.send-back' }, { action: 'application.approve' }])
    expect(await rowsOf('select version from consents where user_id = $1', applicant.user.id)).toEqual([
      { version: 1 },
    ])
  })

  it('tells in the mail what came back, why, and where to mend it', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    await decide(haat, staff, id, 'send-back', {
      lines: [
        { line: 'payout', reason: 'other-name', note: '' },
        { line: 'terms', reason: 'other', note: 'Please give seven days.' },
      ],
    })
    const { text } = (await mailsTo(haat, applicant.user.email)).at(-1)!
    expect(text).toContain('Bank account or wallet: The account has another name.')
    expect(text).toContain('Return and delivery terms: “Please give seven days.”')
    expect(text).toMatch(/\/vendor\/apply#terms/)
  })

  it('is refused with a reason, objected to once, looked at again, and approved', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    const refused = await decide(haat, staff, id, 'refuse', {
      reason: 'not-the-owner',
      note: 'Another name.',
    })
    expect(refused.json().data).toMatchObject({ state: 'refused', clock: null })
    const seen = await mine(haat, applicant, id)
    expect(Date.parse(seen.objectBy!)).toBeGreaterThan(Date.now() + 29 * 86_400_000)
    expect((await mailsTo(haat, applicant.user.email)).at(-1)!.text).toMatch(
      /The papers belong to somebody else\. Another name\.[^]*/,
    )
    const object = (words: string) =>
      call(haat, applicant, `POST /vendor/applications/${id}/object`, { payload: { words } })
    expectRefusal(await object('No.'), 422, 'VALIDATION_FAILED')
    const objected = (await object('The firm is mine: the name on the paper is my maiden name.')).json().data
    expect(objected).toMatchObject({ state: 'objected', objectBy: null, clock: { isResting: false } })
    expectRefusal(await decide(haat, staff, id, 'approve'), 409, 'CONFLICT')
    const decision = await decide(haat, colleague, id, 'decide-objection', {
      decision: 'look-again',
      note: '',
    })
    expect(decision.json().data.state).toBe('sent')
    expect((await approved(haat, staff, id)).state).toBe('approved')
  })

  it('stays refused when the objection is not right, and cannot be objected to again', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    await decide(haat, staff, id, 'refuse', { reason: 'goods-not-allowed', note: '' })
    const words = 'We sell nothing that is forbidden, please look again.'
    const object = () =>
      call(haat, applicant, `POST /vendor/applications/${id}/object`, { payload: { words } })
    await object()
    const silent = { decision: 'stay-refused', note: '' }
    expectRefusal(await decide(haat, colleague, id, 'decide-objection', silent), 422, 'VALIDATION_FAILED')
    await decide(haat, colleague, id, 'decide-objection', { ...silent, note: 'Wild honey needs a permit.' })
    expect(await mine(haat, applicant, id)).toMatchObject({ state: 'refused', objectBy: null })
    expectRefusal(await object(), 409, 'CONFLICT')
    // Who was refused can begin anew, with the same number.
    expect((await begin(haat, applicant)).id).not.toBe(id)
  })

  it('of a person needs no registration, and of a firm with VAT the certificate', async () => {
    const person = await makeApplicant(haat)
    const own = await fillIn(haat, person, {
      kind: 'person',
      registrationNumber: '',
      registrationOfficeEn: '',
    })
    expect(own.problems).toEqual([])
    expect(own.checklist.map(({ line }) => line)).not.toContain('registration')
    const firm = await makeApplicant(haat)
    const withVat = await fillIn(haat, firm, { kind: 'firm', isVatRegistered: true })
    expect(withVat.problems).toEqual([{ field: null, paper: 'vat-certificate', problem: 'required' }])
  })

  it('opens shops of one name under addresses of their own', async () => {
    const slugs: string[] = []
    for (const nameEn of ['Himal Chiya & Co.', 'Himal Chiya & Co.', 'हिमाल']) {
      const { id } = await sent(haat, await makeApplicant(haat), { nameEn })
      slugs.push((await approved(haat, staff, id)).shop!.slug)
    }
    expect(slugs).toEqual(['himal-chiya-co', 'himal-chiya-co-2', expect.stringMatching(/^h[a-z]+$/)])
  })
})
