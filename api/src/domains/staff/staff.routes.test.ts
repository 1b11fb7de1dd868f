import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import { addOfficeMinutes, makeOffice } from '@haat/contract/shared/office-clock.ts'
import { publicHolidays } from '@haat/contract/shared/public-holidays.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeContent, makeToken, signedIn } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
let me: Record<string, string>
let other: Record<string, string>
beforeAll(async () => {
  haat = await buildTestApp()
  me = await signedIn(haat.services, 'staff')
  other = await signedIn(haat.services, 'admin')
})
afterAll(() => haat.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const send = (method: Method, path: string, payload?: object, headers = me) =>
  haat.app.inject({ method, url: `/api/staff/${path}`, headers, ...(payload && { payload }) })

/** A day so many days after today in Nepal. */
function inDays(days: number): string {
  const { year, month, day } = nepalDateParts(new Date())
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
}

describe('settings of the desk', () => {
  const minutes = { normal: 480, high: 240, urgent: 60 }
  const read = async () => (await send('GET', 'settings')).json().data
  const holiday = (date: string, isAnnounced = true) => ({
    date,
    name: { en: `Day ${date}`, ne: `दिन ${date}` },
    isAnnounced,
  })

  it('begin with the public holidays of Nepal; the shop closes on the days that an admin saves', async () => {
    const first = await read()
    expect(first).toMatchObject({ answerMinutes: { normal: 480, high: 240, urgent: 120 }, version: 0 })
    expect(first.holidays).toEqual(publicHolidays)
    const [early, late, later] = [inDays(20), inDays(40), inDays(44)]
    const kept = [holiday(early), holiday(late), holiday(later, false)]
    const wanted = {
      holidays: [holiday(later, false), holiday(late), holiday(early), holiday(early)],
      answerMinutes: minutes,
      version: 0,
    }
    expectRefusal(await send('PUT', 'settings', wanted), 403, 'FORBIDDEN')
    const saved = await send('PUT', 'settings', wanted, other)
    expect(saved.json().data).toEqual({ holidays: kept, answerMinutes: minutes, version: 1 })
    expect(await read()).toEqual(saved.json().data)
    const site = (await haat.app.inject('/api/site/settings')).json().data
    expect(site.holidays).toEqual([early, late])
    expect(site.holidaysKnownUntil).toBe(inDays(43))
    const [deed] = (await send('GET', 'audit?action=settings.save')).json().data.items
    expect(deed).toMatchObject({
      before: { holidays: first.holidays, answerMinutes: first.answerMinutes },
      after: { holidays: kept, answerMinutes: minutes },
    })
  })

  it('of an earlier release keep their days, which get the names of public holidays', async () => {
    const { version } = await read()
    const before = { holidays: ['2026-12-25', '2027-02-02'], answerMinutes: minutes }
    await haat.database.pool.query("update settings set value = $1 where key = 'desk'", [before])
    const { holidays } = await read()
    expect(holidays).toHaveLength(3)
    expect(holidays).toEqual(
      expect.arrayContaining([
        { date: '2026-12-25', name: { en: 'Christmas', ne: 'क्रिसमस' }, isAnnounced: true },
        expect.objectContaining({ date: inDays(44), isAnnounced: false }),
        { date: '2027-02-02', name: { en: '', ne: '' }, isAnnounced: true },
      ]),
    )
    expect((await read()).version).toBe(version)
  })

  it('new messages get the promised time from them', async () => {
    const { version } = await read()
    const holidays = [holiday(inDays(1))]
    const wanted = { holidays, answerMinutes: { ...minutes, normal: 45 }, version }
    await send('PUT', 'settings', wanted, other)
    await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload: contactMessage() })
    const { rows } = await haat.database.pool.query(
      'select answer_by, created_at from tickets order by number desc limit 1',
    )
    const promised = addOfficeMinutes(makeOffice({ holidays }), rows[0].created_at, 45)
    expect(Math.abs(rows[0].answer_by.getTime() - promised.getTime())).toBeLessThan(5000)
  })

  it('of two who save at once the second is told, and nothing of the first is lost', async () => {
    const { version } = await read()
    const with_ = (day: string) => ({ holidays: [holiday(day)], answerMinutes: minutes, version })
    const answers = await Promise.all(
      ['2027-01-01', '2027-01-02', '2027-01-03'].map((day) => send('PUT', 'settings', with_(day), other)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json().data
    expect(await read()).toEqual(winner)
    expect(winner.version).toBe(version + 1)
  })

  it.each([
    { holidays: [holiday('someday')], answerMinutes: minutes, version: 0 },
    { holidays: [holiday('0027-03-08')], answerMinutes: minutes, version: 0 },
    { holidays: ['2027-03-08'], answerMinutes: minutes, version: 0 },
    { holidays: [], answerMinutes: { ...minutes, urgent: 0 }, version: 0 },
    { holidays: [], answerMinutes: minutes },
  ])('refuse %j', async (bad) => {
    expectRefusal(await send('PUT', 'settings', bad, other), 422, 'VALIDATION_FAILED')
  })
})

describe('the command palette', () => {
  const found = async (words: string, headers = me) =>
    (await send('GET', `find?searchTerm=${encodeURIComponent(words)}`, undefined, headers)).json().data as {
      kind: string
      id: string
    }[]

  it('finds tickets by number and documents by key or title, and nothing for less than two letters', async () => {
    await makeContent(haat.services, {
      key: 'return-policy',
      versions: [{ title: 'Returns' }, { title: 'Coming back' }],
    })
    const payload = contactMessage({ subject: 'Shawl is darker' })
    await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
    expect(await found('T-1002')).toEqual([
      {
        kind: 'ticket',
        id: 'T-1002',
        title: 'Shawl is darker',
        detail: 'T-1002 · Sita Gurung',
        proof: 'none',
      },
    ])
    expect(await found('1002')).toMatchObject([{ kind: 'ticket', id: 'T-1002' }])
    expect(await found('return')).toMatchObject([
      { kind: 'content', title: 'Coming back', detail: 'return-policy' },
    ])
    for (const words of ['x', '%_', "' or 1=1", 'H-99999999']) expect(await found(words)).toEqual([])
  })

  it('finds only what the rights of the reader allow', async () => {
    await haat.app.inject({
      method: 'POST',
      url: '/api/contact-admin',
      payload: contactMessage({ subject: 'About pashmina' }),
    })
    await makeContent(haat.services, { key: 'pashmina-care', versions: [{ title: 'Care of pashmina' }] })
    const kindsFor = async (...rights: StaffRight[]) => {
      const { token } = await makeToken(haat.services, 'staff', { rights })
      return (await found('pashmina', bearer(token))).map(({ kind }) => kind)
    }
    expect(await kindsFor('support', 'content')).toEqual(['ticket', 'content'])
    expect(await kindsFor('support')).toEqual(['ticket'])
    expect(await kindsFor('content', 'money')).toEqual(['content'])
    expect(await kindsFor('orders', 'people')).toEqual([])
  })
})
