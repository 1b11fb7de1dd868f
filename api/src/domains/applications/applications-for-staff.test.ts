import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, makeToken } from '../../../test/factories.ts'
import {
  acceptAll,
  approved,
  call,
  decide,
  fillIn,
  forStaff,
  makeAgreement,
  makeApplicant,
  makeJudge,
  sent,
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

const rowsOf = async (statement: string, ...values: unknown[]) =>
  (await haat.database.pool.query(statement, values)).rows

describe('staff', () => {
  it('see what waits by its promised time, what is with applicants, and the rest by words', async () => {
    const applicant = await makeApplicant(haat)
    await sent(haat, await makeApplicant(haat))
    const { id, number } = await sent(haat, applicant, { nameEn: 'Karnali Syau Bagan' })
    await acceptAll(haat, staff, id)
    const list = async (query: string) =>
      (await call(haat, staff, `GET /staff/applications?${query}`)).json().data
    const waiting = await list('searchTerm=karnali')
    expect(waiting.items).toMatchObject([
      { id, number, state: 'sent', acceptedLines: 9, lines: 9, isSentAgain: false, sells: 'goods' },
    ])
    expect(waiting.counts.waiting).toBeGreaterThan(0)
    const all = await list('pageSize=1')
    expect(all.nextCursor).toBeTruthy()
    const next = await list(`pageSize=1&cursor=${all.nextCursor}`)
    expect(next.items[0].id).not.toBe(all.items[0].id)
    expect(next.items[0].clock.promisedAt >= all.items[0].clock.promisedAt).toBe(true)
    expect((await list('state=sent-back&searchTerm=karnali')).items).toEqual([])
    await approved(haat, staff, id)
    expect((await list('state=approved')).items).toMatchObject([{ id }])
    // A draft is nobody's but the applicant's.
    const draft = await fillIn(haat, await makeApplicant(haat), { nameEn: 'Secret Plan' })
    expect((await list('searchTerm=secret')).items).toEqual([])
    expectRefusal(await call(haat, staff, `GET /staff/applications/${draft.id}`), 404, 'NOT_FOUND')
  })

  it('never see the whole number of an account', async () => {
    const { id } = await sent(haat, await makeApplicant(haat), {
      payoutKind: 'bank',
      bankName: 'Nabil',
      bankBranch: 'Tansen',
      accountNumber: '0123 4567 8901 23',
    } as never)
    expect(JSON.stringify(await forStaff(haat, staff, id))).not.toContain('01234567')
    const [row] = await rowsOf('select payout_sealed, fields from vendor_applications where id = $1', id)
    expect(JSON.stringify(row)).not.toMatch(/0123|Nabil/)
  })

  it('do not decide about a shop of their own', async () => {
    const judge = await makeJudge(haat)
    await haat.database.pool.query('update users set email_verified = true where id = $1', [judge.user.id])
    const { id } = await sent(haat, judge)
    expectRefusal(
      await decide(haat, judge, id, 'refuse', { reason: 'shop-exists', note: '' }),
      403,
      'FORBIDDEN',
    )
  })
})

describe('an objection to a refusal', () => {
  const objected = async () => {
    const applicant = await makeApplicant(haat)
    const { id } = await sent(haat, applicant)
    await decide(haat, staff, id, 'refuse', { reason: 'no-answer', note: '' })
    const payload = { words: 'This refusal is wrong, because the papers are mine.' }
    await call(haat, applicant, `POST /vendor/applications/${id}/object`, { payload })
    return id
  }
  const stay = { decision: 'stay-refused', note: 'As before.' }
  const judges = () =>
    rowsOf("select id from users where 'vendors' = any(staff_rights) and id <> $1", staff.user.id)
  const leave = (ids: string[]) =>
    haat.database.pool.query("update users set staff_rights = '{support}' where id = any($1)", [ids])

  it('is for somebody else than who refused, who cannot refuse it again after another look either', async () => {
    const colleague = await makeJudge(haat)
    const id = await objected()
    expect((await forStaff(haat, staff, id)).ownRefusal).toBe('others')
    const refusal = expectRefusal(await decide(haat, staff, id, 'decide-objection', stay), 403, 'FORBIDDEN')
    expect(refusal.message).toMatch(/^You refused this application/)
    expect((await forStaff(haat, colleague, id)).ownRefusal).toBe('none')
    const again = await decide(haat, colleague, id, 'decide-objection', { decision: 'look-again', note: '' })
    expect(again.json().data.state).toBe('sent')
    const second = { reason: 'no-answer', note: '' }
    expectRefusal(await decide(haat, staff, id, 'refuse', second), 403, 'FORBIDDEN')
    expect((await decide(haat, colleague, id, 'refuse', second)).statusCode).toBe(200)
  })

  it('does not wait for ever where nobody else has the right, and the audit log says so', async () => {
    await leave((await judges()).map(({ id }) => id))
    const id = await objected()
    expect((await forStaff(haat, staff, id)).ownRefusal).toBe('alone')
    const decided = await decide(haat, staff, id, 'decide-objection', stay)
    expect(decided.json().data.state).toBe('refused')
    const [entry] = await rowsOf(
      "select after from audit_entries where action = 'application.decide-objection' and subject_id = $1",
      id,
    )
    expect(entry.after).toMatchObject({ decision: 'stay-refused', isOwnRefusal: true })
  })
})

describe('the command palette', () => {
  const found = async (words: string, caller: { headers: Record<string, string> } = staff) =>
    (await call(haat, caller, `GET /staff/find?searchTerm=${encodeURIComponent(words)}`)).json().data

  it('finds applications by shop, applicant, number and PAN, with the right to vendors alone', async () => {
    const applicant = await makeApplicant(haat)
    await rowsOf("update users set name = 'Phulmaya Thapamagar' where id = $1", applicant.user.id)
    const { id, number } = await sent(haat, applicant, { nameEn: 'Ghandruk Mauri', panNumber: '611222333' })
    const entry = {
      kind: 'application',
      id,
      title: 'Ghandruk Mauri',
      detail: `${number} · Phulmaya Thapamagar`,
    }
    for (const words of ['ghandruk', 'phulmaya', number, '611222333', '६११ २२२ ३३३', '611-222']) {
      expect(await found(words), words).toEqual([entry])
    }
    const { token } = await makeToken(haat.services, 'staff', { rights: ['support', 'people'] })
    expect(await found('ghandruk', { headers: bearer(token) })).toEqual([])
    await fillIn(haat, await makeApplicant(haat), { nameEn: 'Lumle Mauri' })
    expect(await found('lumle')).toEqual([])
    expect(await found('%%')).toEqual([])
  })

  it('finds no shop by the name of an account that is closed', async () => {
    const applicant = await makeApplicant(haat)
    await rowsOf("update users set name = 'Sancharani Ghale' where id = $1", applicant.user.id)
    const { id } = await sent(haat, applicant, { nameEn: 'Sikles Radi' })
    await approved(haat, staff, id)
    const other = await makeApplicant(haat)
    await rowsOf(
      'update vendor_members set user_id = $2 where user_id = $1',
      applicant.user.id,
      other.user.id,
    )
    expect(await found('sancharani')).toHaveLength(1)
    expect((await call(haat, applicant, 'POST /account/delete', { payload: {} })).statusCode).toBe(200)
    expect(await found('sancharani')).toEqual([])
    expect(await found('sikles')).toMatchObject([{ id, title: 'Sikles Radi' }])
  })
})

describe('a shop', () => {
  const shopOf = async (id: string) => (await call(haat, staff, `GET /staff/vendors/${id}`)).json().data

  it('names the application that it came from, whose papers staff can open', async () => {
    const { id, number, papers } = await sent(haat, await makeApplicant(haat))
    const { shop } = await approved(haat, staff, id)
    const { application } = await shopOf(shop!.id)
    expect(application).toEqual({ id, number, paperCount: papers.length })
    const paper = `GET /staff/applications/${application.id}/papers/${papers[0]!.id}`
    expect((await call(haat, staff, paper)).statusCode).toBe(200)
  })

  it('that is older than applications names none', async () => {
    const { id, slug } = await makeVendor(haat.services)
    expect((await shopOf(`${slug}-${id}`)).application).toBeNull()
  })
})
