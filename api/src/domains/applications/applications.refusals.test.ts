import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationStates, type ApplicationState } from '@haat/contract/domains/applications.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  acceptAll,
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
  type Applicant,
} from '../../../test/application-scenario.ts'
import { makeVendor } from '../../../test/catalogue-factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeJudge>>
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  staff = await makeJudge(haat)
})
afterAll(() => haat.close())

const words = 'This refusal is wrong, because the papers are mine.'
const lines = [{ line: 'contact', reason: 'incomplete', note: '' }]

/** Brings an application into a state, as people do. */
const makeIn: Record<ApplicationState, (applicant: Applicant) => Promise<string>> = {
  draft: async (applicant) => (await fillIn(haat, applicant)).id,
  sent: async (applicant) => (await sent(haat, applicant)).id,
  'sent-back': async (applicant) => {
    const { id } = await sent(haat, applicant)
    await decide(haat, staff, id, 'send-back', { lines })
    return id
  },
  approved: async (applicant) => {
    const { id } = await sent(haat, applicant)
    await approved(haat, staff, id)
    return id
  },
  refused: async (applicant) => {
    const { id } = await sent(haat, applicant)
    await decide(haat, staff, id, 'refuse', { reason: 'no-answer', note: '' })
    return id
  },
  objected: async (applicant) => {
    const id = await makeIn.refused(applicant)
    await call(haat, applicant, `POST /vendor/applications/${id}/object`, { payload: { words } })
    return id
  },
  withdrawn: async (applicant) => {
    const { id } = await sent(haat, applicant)
    await call(haat, applicant, `POST /vendor/applications/${id}/withdraw`)
    return id
  },
}

/** The steps that each state has; every other one is tried and must be refused. */
const ofApplicant = {
  send: ['draft', 'sent-back'],
  withdraw: ['draft', 'sent', 'sent-back', 'objected'],
  object: ['refused'],
}
const ofStaff = {
  'send-back': ['sent'],
  approve: ['sent'],
  refuse: ['sent', 'sent-back'],
  'decide-objection': ['objected'],
}
const bodyOf: Record<string, object> = {
  'send-back': { lines },
  refuse: { reason: 'no-answer', note: '' },
  'decide-objection': { decision: 'stay-refused', note: 'As before.' },
}

describe('a step that the table of states does not have', () => {
  it.each(applicationStates)('is refused in the state %s, and changes nothing', async (state) => {
    const applicant = await makeApplicant(haat)
    const id = await makeIn[state](applicant)
    const { version } = await mine(haat, applicant, id)
    for (const [step, from] of Object.entries(ofApplicant)) {
      if (from.includes(state)) continue
      const payload = step === 'object' ? { words } : step === 'send' ? { version } : undefined
      const answer = await call(haat, applicant, `POST /vendor/applications/${id}/${step}`, {
        ...(payload && { payload }),
      })
      expectRefusal(answer, 409, 'CONFLICT')
    }
    for (const [step, from] of Object.entries(ofStaff)) {
      if (from.includes(state)) continue
      const payload = { version, ...bodyOf[step] }
      const answer = await call(haat, staff, `POST /staff/applications/${id}/${step}`, { payload })
      expectRefusal(answer, state === 'draft' ? 404 : 409, state === 'draft' ? 'NOT_FOUND' : 'CONFLICT')
    }
    if (state !== 'sent') {
      const line = `PUT /staff/applications/${id}/lines/contact`
      const answer = await call(haat, staff, line, { payload: { isAccepted: true, timesSent: 1 } })
      expect([404, 409]).toContain(answer.statusCode)
    }
    expect(await mine(haat, applicant, id)).toMatchObject({ state, version })
  })
})

describe('an application of somebody else', () => {
  it('is not found in any call', async () => {
    const owner = await makeApplicant(haat)
    const { id, papers } = await fillIn(haat, owner)
    const other = await makeApplicant(haat)
    const own = await fillIn(haat, other)
    const paper = papers[0]!.id
    const answers = [
      await call(haat, other, `GET /vendor/applications/${id}`),
      await call(haat, other, `PATCH /vendor/applications/${id}`, {
        payload: { version: 1, fields: { nameEn: 'Mine now' } },
      }),
      await upload(haat, other, id, { kind: 'licence', bytes: await paperPhoto() }),
      await call(haat, other, `GET /vendor/applications/${id}/papers/${paper}`),
      // Another's paper under one's own application.
      await call(haat, other, `GET /vendor/applications/${own.id}/papers/${paper}`),
      await call(haat, other, `DELETE /vendor/applications/${own.id}/papers/${paper}`),
      await upload(haat, other, own.id, { kind: 'pan-card', bytes: await paperPhoto(), replaces: paper }),
      await call(haat, other, `DELETE /vendor/applications/${id}/papers/${paper}`),
      await call(haat, other, `POST /vendor/applications/${id}/send`, { payload: { version: 1 } }),
      await call(haat, other, `POST /vendor/applications/${id}/withdraw`),
      await call(haat, other, `POST /vendor/applications/${id}/object`, { payload: { words } }),
      await call(haat, other, `GET /vendor/applications/${randomUUID()}`),
    ]
    for (const answer of answers) expectRefusal(answer, 404, 'NOT_FOUND')
    expect((await mine(haat, owner, id)).papers).toHaveLength(3)
    expect((await mine(haat, other, own.id)).papers).toHaveLength(3)
    const { rows } = await haat.database.pool.query('select id from files where is_private limit 1')
    expect((await haat.app.inject({ url: `/api/files/${rows[0].id}/paper` })).statusCode).toBe(404)
  })
})

describe('what cannot be sent', () => {
  it('is told field by field', async () => {
    const applicant = await makeApplicant(haat)
    const begun = await begin(haat, applicant)
    const { data } = (await patch(haat, applicant, begun, { nameEn: 'Allo' })).json()
    const refusal = expectRefusal(await send(haat, applicant, data), 422, 'VALIDATION_FAILED')
    expect(Object.keys(refusal.fields!)).toEqual(
      expect.arrayContaining(['nameNe', 'panNumber', 'paper.pan-card']),
    )
    expect(refusal.fields).not.toHaveProperty('nameEn')
  })

  it.each([
    ['panNumber', '60921487'],
    ['phoneNumber', '12'],
    ['email', 'nobody'],
    ['accountNumber', '12'],
    ['dispatchDays', 99],
    ['ward', 0],
    ['nameEn', 'x'.repeat(81)],
    ['agreementVersion', 7],
    ['district', 'atlantis'],
    ['localLevel', 'no\0where'],
  ])('%s with a wrong value is refused and nothing is saved', async (field, value) => {
    const applicant = await makeApplicant(haat)
    const begun = await begin(haat, applicant)
    const answer = await patch(haat, applicant, begun, { [field]: value })
    expect(Object.keys(expectRefusal(answer, 422, 'VALIDATION_FAILED').fields ?? {}).join()).toContain(field)
    expect((await mine(haat, applicant, begun.id)).version).toBe(1)
  })

  it('is saved with a sign in the place of half a character', async () => {
    const applicant = await makeApplicant(haat)
    const answer = await patch(haat, applicant, await begin(haat, applicant), { nameEn: 'Allo \ud83d' })
    expect(answer.json().data.fields.nameEn).toBe('Allo \ufffd')
  })

  it('waits for a confirmed address, and for the newest agreement', async () => {
    const applicant = await makeApplicant(haat)
    const application = await fillIn(haat, applicant)
    const confirm = (isConfirmed: boolean) =>
      haat.database.pool.query('update users set email_verified = $2 where id = $1', [
        applicant.user.id,
        isConfirmed,
      ])
    await confirm(false)
    expectRefusal(await send(haat, applicant, application), 403, 'EMAIL_UNVERIFIED')
    await confirm(true)
    await haat.database.pool.query('update vendor_applications set agreement_version = 0 where id = $1', [
      application.id,
    ])
    const refusal = expectRefusal(await send(haat, applicant, application), 422, 'VALIDATION_FAILED')
    expect(Object.keys(refusal.fields!)).toEqual(['agreementVersion'])
  })

  it('has a PAN that a shop or another application has', async () => {
    await makeVendor(haat.services, { panNumber: '300111222' })
    const first = await fillIn(haat, await makeApplicant(haat), { panNumber: '300111222' })
    expect(first.problems).toEqual([{ field: 'panNumber', paper: null, problem: 'taken' }])
    const owner = await makeApplicant(haat)
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, owner, { panNumber: '300111333' })
    const second = await fillIn(haat, applicant, { panNumber: '300111333' })
    const refusal = expectRefusal(await send(haat, applicant, second), 409, 'CONFLICT')
    expect(refusal.fields).toEqual({ panNumber: 'Another shop or application has this PAN.' })
    // It is free again when the other is withdrawn.
    await call(haat, owner, `POST /vendor/applications/${id}/withdraw`)
    expect((await send(haat, applicant, second)).statusCode).toBe(200)
  })
})

describe('two at once', () => {
  const statuses = async (...calls: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted()

  it('sending the same application: it is sent once, with one mail', async () => {
    const applicant = await makeApplicant(haat)
    const draft = await fillIn(haat, applicant)
    const sending = async () => send(haat, applicant, draft)
    expect(await statuses(sending(), sending(), sending())).toEqual([200, 409, 409])
    const { rows } = await haat.database.pool.query('select 1 from mails where to_address = $1', [
      applicant.user.email,
    ])
    expect(rows).toHaveLength(1)
  })

  it('beginning on two devices: there is one application', async () => {
    const applicant = await makeApplicant(haat)
    const [one, two] = await Promise.all([begin(haat, applicant), begin(haat, applicant)])
    expect(one.id).toBe(two.id)
  })

  it('staff approving while the applicant withdraws: one of the two happens', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    await acceptAll(haat, staff, id)
    const withdrawing = async () => call(haat, applicant, `POST /vendor/applications/${id}/withdraw`)
    expect(await statuses(decide(haat, staff, id, 'approve'), withdrawing())).toEqual([200, 409])
    const { state, shop } = await mine(haat, applicant, id)
    expect([state, shop !== null]).toEqual(state === 'approved' ? ['approved', true] : ['withdrawn', false])
  })

  it('two of the staff deciding: the second sees what the first did', async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    const refuse = () => decide(haat, staff, id, 'refuse', { reason: 'no-answer', note: '' })
    const back = () => decide(haat, staff, id, 'send-back', { lines })
    expect(await statuses(refuse(), back())).toEqual([200, 409])
  })
})

describe('sending back', () => {
  it.each([
    [[{ line: 'contact', reason: 'other-name', note: '' }]],
    [[{ line: 'contact', reason: 'other', note: '' }]],
    [[{ line: 'licence', reason: 'expired', note: '' }]],
    [[lines[0], lines[0]]],
    [[]],
  ])('takes no reason that does not fit: %j', async (wrong) => {
    const { id } = await sent(haat, await makeApplicant(haat))
    expectRefusal(await decide(haat, staff, id, 'send-back', { lines: wrong }), 422, 'VALIDATION_FAILED')
  })
})
