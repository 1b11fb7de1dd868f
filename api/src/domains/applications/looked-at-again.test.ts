import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailsTo } from '../../../test/read-mail.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import {
  acceptAll,
  acceptLine,
  begin,
  call,
  decide,
  fillIn,
  forStaff,
  makeAgreement,
  makeApplicant,
  makeJudge,
  mine,
  paperPhoto,
  patch,
  send,
  sent,
  upload,
} from '../../../test/application-scenario.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { eraseApplications } from './erase-applications.service.ts'

let haat: TestApp
let staff: Awaited<ReturnType<typeof makeJudge>>
beforeAll(async () => {
  haat = await buildTestApp()
  await makeAgreement(haat)
  staff = await makeJudge(haat)
})
afterAll(() => haat.close())

const sendBack = (id: string, line: string) =>
  decide(haat, staff, id, 'send-back', { lines: [{ line, reason: 'other', note: 'Please look.' }] })
const storedFiles = async () =>
  (await readdir(haat.services.files.root, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length

it('a tax number of another application is refused while something is mended, and nothing is lost', async () => {
  await sent(haat, await makeApplicant(haat), { panNumber: '300444111' })
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant, { panNumber: '300444222' })
  await sendBack(id, 'tax-number')
  const answer = await patch(haat, applicant, await mine(haat, applicant, id), { panNumber: '300444111' })
  expect(expectRefusal(answer, 422, 'VALIDATION_FAILED').fields).toEqual({
    panNumber: 'Another shop or application has this PAN.',
  })
  expect((await mine(haat, applicant, id)).fields.panNumber).toBe('300444222')
})

it('an accepted line that opens again because something is missing is looked at again when it changes', async () => {
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant, { sells: 'services', dispatchDays: null })
  await acceptAll(haat, staff, id)
  await sendBack(id, 'business')
  const back = await mine(haat, applicant, id)
  const moved = (await patch(haat, applicant, back, { sells: 'goods' })).json().data
  const terms = { dispatchDays: 3, returnPolicyEn: 'Nothing is taken back.' }
  const mended = (await patch(haat, applicant, moved, terms)).json().data
  expect((await send(haat, applicant, mended)).statusCode).toBe(200)
  const { checklist } = await forStaff(haat, staff, id)
  const open = checklist.filter(({ verdict }) => verdict !== 'accepted')
  expect(open).toMatchObject([
    { line: 'business', isChanged: true },
    { line: 'terms', isChanged: true },
  ])
  expectRefusal(await decide(haat, staff, id, 'approve'), 409, 'CONFLICT')
})

it('a line that was mended and sent again is not accepted by somebody who looks at what was there before', async () => {
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant)
  await sendBack(id, 'contact')
  await send(haat, applicant, await mine(haat, applicant, id))
  const payload = { isAccepted: true, timesSent: 1 }
  const answer = await call(haat, staff, `PUT /staff/applications/${id}/lines/contact`, { payload })
  expectRefusal(answer, 409, 'CONFLICT')
  expect((await acceptLine(haat, staff, id, 'contact')).statusCode).toBe(200)
})

it('one whose applicant never answers can be refused, and frees the tax number', async () => {
  const { id } = await sent(haat, await makeApplicant(haat), { panNumber: '300555111' })
  await sendBack(id, 'contact')
  expect((await decide(haat, staff, id, 'refuse', { reason: 'no-answer', note: '' })).statusCode).toBe(200)
  await sent(haat, await makeApplicant(haat), { panNumber: '300555111' })
})

it('one that is sent again waits for staff, also when the clock of another server was ahead', async () => {
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant)
  await sendBack(id, 'contact')
  await haat.database.pool.query(
    `update vendor_application_events set at = now() + interval '10 minutes'
     where application_id = $1 and step = 'send-back'`,
    [id],
  )
  const again = await send(haat, applicant, await mine(haat, applicant, id))
  expect(again.json().data.clock).toMatchObject({ isResting: false, promisedAt: expect.any(String) })
  const { items } = (await call(haat, staff, 'GET /staff/applications?pageSize=100')).json().data
  expect(items.map((item: { id: string }) => item.id)).toContain(id)
})

it('the mail of a second refusal promises no objection', async () => {
  const applicant = await makeApplicant(haat)
  const { id } = await sent(haat, applicant)
  const colleague = await makeJudge(haat)
  const refuse = (by: typeof staff) => decide(haat, by, id, 'refuse', { reason: 'no-answer', note: '' })
  await refuse(staff)
  const words = 'This refusal is wrong, because the papers are mine.'
  await call(haat, applicant, `POST /vendor/applications/${id}/object`, { payload: { words } })
  await decide(haat, colleague, id, 'decide-objection', { decision: 'look-again', note: '' })
  await refuse(colleague)
  const mails = (await mailsTo(haat, applicant.user.email)).filter(({ subject }) =>
    /cannot open/.test(subject),
  )
  expect(mails.map(({ text }) => /object until/.test(text))).toEqual([true, false])
})

it('a draft that is withdrawn leaves nothing behind, and a paper that is taken away frees its room', async () => {
  const applicant = await makeApplicant(haat)
  const before = await storedFiles()
  const { id, papers } = await fillIn(haat, applicant)
  await call(haat, applicant, `DELETE /vendor/applications/${id}/papers/${papers[0]!.id}`)
  await upload(haat, applicant, id, {
    kind: 'payout-proof',
    bytes: await paperPhoto(),
    replaces: papers.find(({ kind }) => kind === 'payout-proof')!.id,
  })
  expect(await storedFiles()).toBe(before + 2)
  await call(haat, applicant, `POST /vendor/applications/${id}/withdraw`)
  await eraseApplications(haat.services)
  expect(await storedFiles()).toBe(before)
  expectRefusal(await call(haat, applicant, `GET /vendor/applications/${id}`), 404, 'NOT_FOUND')
})

it('sending takes turns with closing the account, and neither waits for the other for ever', async () => {
  const applicant = await makeApplicant(haat)
  const draft = await fillIn(haat, applicant)
  const closing = await haat.database.pool.connect()
  try {
    await closing.query('begin')
    await closing.query('select from users where id = $1 for update', [applicant.user.id])
    const sending = send(haat, applicant, draft).then(({ statusCode }) => statusCode)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(async () => (await haat.database.pool.query(waiting)).rowCount).toBe(1)
    await closing.query('select from vendor_applications where id = $1 for update', [draft.id])
    await closing.query('commit')
    expect(await sending).toBe(200)
  } finally {
    closing.release()
  }
})

it('the list of a person is short, however often they began', async () => {
  const applicant = await makeApplicant(haat)
  for (let round = 0; round < 12; round++) {
    const { id } = await begin(haat, applicant)
    await call(haat, applicant, `POST /vendor/applications/${id}/withdraw`)
  }
  expect((await call(haat, applicant, 'GET /vendor/applications')).json().data).toHaveLength(10)
})
