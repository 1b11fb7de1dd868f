import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import type { StaffMember } from '@haat/contract/domains/staff.people.ts'
import type { Role } from '@haat/contract/domains/account.rules.ts'
import { expectRefusal } from '../../../test/expect-refusal.ts'
import { bearer, contactMessage, makeAccount, makeToken } from '../../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { ensureSecondFactor } from '../account/second-factor/reset-second-factor.service.ts'
import { codeAt, newTotpSecret } from '../account/second-factor/totp.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const query = async (sql: string, values: unknown[] = []) =>
  (await haat.database.pool.query(sql, values)).rows

/** Somebody of the staff with an authenticator app, whose next code is always a fresh one. */
async function person(role: Role = 'admin', rights: StaffRight[] = []) {
  const { user, token } = await makeToken(haat.services, role, { rights })
  const secret = newTotpSecret()
  await ensureSecondFactor(haat.services, user.id, secret)
  const code = async () => {
    await query('update second_factors set last_step = 0 where user_id = $1', [user.id])
    return codeAt(secret).code
  }
  const send = (method: Method, place: string, payload?: object) =>
    haat.app.inject({
      method,
      url: `/api/staff/${place}`,
      headers: bearer(token),
      ...(payload && { payload }),
    })
  return {
    ...user,
    rights,
    send,
    code,
    add: async (email: string, given: StaffRight[] = ['support']) =>
      send('POST', 'people', { email, rights: given, code: await code() }),
    change: async (
      other: { id: string; rights: StaffRight[] },
      after: StaffRight[],
      { isAdmin = false, wasAdmin = false } = {},
    ) => {
      const seen = { rights: other.rights, isAdmin: wasAdmin }
      return send('PATCH', `people/${other.id}`, { rights: after, isAdmin, seen, code: await code() })
    },
    remove: async (id: string) => send('DELETE', `people/${id}`, { code: await code() }),
  }
}

const rowOf = async (id: string) =>
  (await query('select roles, staff_rights from users where id = $1', [id]))[0] as {
    roles: string[]
    staff_rights: string[]
  }
const subjectsTo = async (email: string) =>
  (await query('select subject from mails where to_address = $1 order by id', [email])).map(
    ({ subject }) => subject as string,
  )
const auditOf = (id: string) =>
  query('select action, before, after from audit_entries where subject_id = $1 order by id', [id])

describe('the list of people', () => {
  it('names all staff with their rights, their second factor and when they were there', async () => {
    const admin = await person()
    const packer = await makeAccount(haat.services, { roles: ['shopper', 'staff'], name: 'Aarati Without' })
    const shopper = await makeAccount(haat.services)
    const answer = await admin.send('GET', 'people')
    const people = answer.json().data as StaffMember[]
    expect(people.find(({ id }) => id === admin.id)).toMatchObject({
      email: admin.email,
      isAdmin: true,
      hasSecondFactor: true,
      lastSeenAt: expect.stringMatching(/^2\d{3}-/),
    })
    expect(people.find(({ id }) => id === packer.id)).toEqual({
      id: packer.id,
      name: 'Aarati Without',
      email: packer.email,
      isAdmin: false,
      rights: ['support', 'content', 'catalogue', 'orders'],
      hasSecondFactor: false,
      lastSeenAt: null,
    })
    expect(people.find(({ id }) => id === shopper.id)).toBeUndefined()
    expect(people.map(({ name }) => name)).toEqual(people.map(({ name }) => name).toSorted())
  })
})

describe('making somebody staff', () => {
  it('takes an account that has confirmed its address, whatever the case, and tells it in its language', async () => {
    const admin = await person()
    const account = await makeAccount(haat.services, { language: 'ne' })
    const added = await admin.add(account.email.toUpperCase(), ['orders', 'support', 'orders'])
    expect(added.json().data).toMatchObject({
      id: account.id,
      isAdmin: false,
      rights: ['support', 'orders'],
      hasSecondFactor: false,
    })
    expect(await rowOf(account.id)).toEqual({
      roles: ['shopper', 'staff'],
      staff_rights: ['support', 'orders'],
    })
    expect(await auditOf(account.id)).toEqual([
      { action: 'people.add', before: null, after: { isAdmin: false, rights: ['support', 'orders'] } },
    ])
    expect(await subjectsTo(account.email)).toEqual(['अब तपाईं हाटको कर्मचारी हुनुहुन्छ'])
    expectRefusal(await admin.add(account.email), 409, 'CONFLICT')
  })

  it('says so for an address that no account has confirmed, and leaves the code to be used again', async () => {
    const admin = await person()
    const unconfirmed = await makeAccount(haat.services, { emailVerified: false })
    const code = await admin.code()
    for (const email of [unconfirmed.email, 'nobody-at-all@haat.test']) {
      const refused = await admin.send('POST', 'people', { email, rights: ['support'], code })
      const { fields } = expectRefusal(refused, 422, 'VALIDATION_FAILED')
      expect(fields?.['email']).toMatch(/^No account has confirmed this address\./)
    }
    const { email } = await makeAccount(haat.services)
    expect((await admin.send('POST', 'people', { email, rights: ['support'], code })).statusCode).toBe(200)
    const again = await makeAccount(haat.services)
    const used = await admin.send('POST', 'people', { email: again.email, rights: ['support'], code })
    expect(expectRefusal(used, 422, 'VALIDATION_FAILED').fields).toHaveProperty('code')
  })

  it.each([
    { rights: [] },
    { rights: ['everything'] },
    { rights: 'support' },
    { email: 'no address' },
    { isAdmin: true },
    { code: '12345' },
    { code: undefined },
  ])('refuses %j', async (bad) => {
    const admin = await person()
    const payload = { email: 'somebody@haat.test', rights: ['support'], code: '123456', ...bad }
    expectRefusal(await admin.send('POST', 'people', payload), 422, 'VALIDATION_FAILED')
  })

  it('asks for a right code each time, and counts wrong ones', async () => {
    const admin = await person()
    const { email, id } = await makeAccount(haat.services)
    const wrong = String((Number(await admin.code()) + 1) % 1e6).padStart(6, '0')
    const refused = await admin.send('POST', 'people', { email, rights: ['support'], code: wrong })
    expect(expectRefusal(refused, 422, 'VALIDATION_FAILED').fields).toHaveProperty('code')
    expect((await rowOf(id)).roles).toEqual(['shopper'])
    const failed = "select 1 from account_events where user_id = $1 and event like '%failed%'"
    expect(await query(failed, [admin.id])).toHaveLength(1)
  })
})

describe('changing what somebody may do', () => {
  it('counts at once, stands in the log and is mailed', async () => {
    const admin = await person()
    const staff = await person('staff', ['support'])
    expect((await staff.send('GET', 'tickets')).statusCode).toBe(200)
    const changed = await admin.change(staff, ['content', 'money'])
    expect(changed.json().data).toMatchObject({ id: staff.id, rights: ['content', 'money'], isAdmin: false })
    expectRefusal(await staff.send('GET', 'tickets'), 403, 'FORBIDDEN')
    expect((await staff.send('GET', 'home')).statusCode).toBe(200)
    expect(await auditOf(staff.id)).toEqual([
      { action: 'people.change', before: { rights: ['support'] }, after: { rights: ['content', 'money'] } },
    ])
    expect(await subjectsTo(staff.email)).toEqual(['Your rights in the staff console have changed'])
  })

  it('that changes nothing is not told to anybody', async () => {
    const admin = await person()
    const staff = await person('staff', ['support'])
    expect((await admin.change(staff, ['support'])).statusCode).toBe(200)
    expect(await auditOf(staff.id)).toEqual([])
    expect(await subjectsTo(staff.email)).toEqual([])
  })

  it('is refused when somebody else has changed it meanwhile', async () => {
    const [admin, other] = [await person(), await person()]
    const staff = await person('staff', ['support', 'money'])
    await other.change(staff, ['support'])
    expectRefusal(await admin.change(staff, ['support', 'money', 'orders']), 409, 'CONFLICT')
    expect((await rowOf(staff.id)).staff_rights).toEqual(['support'])
  })

  it('makes and unmakes an admin, whom every right is open to', async () => {
    const admin = await person()
    const staff = await person('staff', ['content'])
    await admin.change(staff, ['content'], { isAdmin: true })
    expect((await rowOf(staff.id)).roles).toEqual(['shopper', 'staff', 'admin'])
    expect((await staff.send('GET', 'people')).statusCode).toBe(200)
    expect((await staff.send('GET', 'csp-violations')).statusCode).toBe(200)
    await admin.change(staff, ['content'], { isAdmin: false, wasAdmin: true })
    expect((await rowOf(staff.id)).roles).toEqual(['shopper', 'staff'])
    expectRefusal(await staff.send('GET', 'people'), 403, 'FORBIDDEN')
  })

  it('of oneself is for nobody, not even an admin', async () => {
    const admin = await person()
    const keeper = await person('staff', ['people'])
    const own = await admin.change({ id: admin.id, rights: [] }, ['support'], { wasAdmin: true })
    expect(expectRefusal(own, 403, 'FORBIDDEN').message).toMatch(/own rights/)
    expectRefusal(await admin.remove(admin.id), 403, 'FORBIDDEN')
    expectRefusal(await keeper.change(keeper, ['people', 'support']), 403, 'FORBIDDEN')
    expectRefusal(await keeper.remove(keeper.id), 403, 'FORBIDDEN')
  })

  it('of somebody who is not staff, or of nobody, finds nobody', async () => {
    const admin = await person()
    const shopper = await makeAccount(haat.services)
    for (const id of [shopper.id, '0192f0a0-0000-7000-8000-00000000ffff']) {
      expectRefusal(await admin.change({ id, rights: [] }, ['support']), 404, 'NOT_FOUND')
      expectRefusal(await admin.remove(id), 404, 'NOT_FOUND')
    }
    expect((await rowOf(shopper.id)).roles).toEqual(['shopper'])
  })
})

describe('somebody with the right to people who is no admin', () => {
  it('gives only what they have themselves, and may take away more', async () => {
    const keeper = await person('staff', ['people', 'support'])
    const staff = await person('staff', ['money'])
    const given = await keeper.change(staff, ['money', 'orders'])
    expect(expectRefusal(given, 403, 'FORBIDDEN').message).toMatch(/rights that you have yourself/)
    expect((await keeper.change(staff, ['support', 'people'])).statusCode).toBe(200)
    expect((await rowOf(staff.id)).staff_rights).toEqual(['support', 'people'])
    const account = await makeAccount(haat.services)
    expectRefusal(await keeper.add(account.email, ['support', 'money']), 403, 'FORBIDDEN')
    expect((await keeper.add(account.email, ['support'])).statusCode).toBe(200)
  })

  it('touches no admin and makes none', async () => {
    const keeper = await person('staff', [...staffRights])
    const admin = await person()
    const staff = await person('staff', ['support'])
    const options = { isAdmin: true, wasAdmin: true }
    expectRefusal(await keeper.change({ id: admin.id, rights: [] }, ['support'], options), 403, 'FORBIDDEN')
    expectRefusal(await keeper.remove(admin.id), 403, 'FORBIDDEN')
    expectRefusal(await keeper.change(staff, ['support'], { isAdmin: true }), 403, 'FORBIDDEN')
    expect((await rowOf(admin.id)).roles).toContain('admin')
    expect((await rowOf(staff.id)).roles).toEqual(['shopper', 'staff'])
  })
})

describe('ending that somebody is staff', () => {
  it('closes the console at once, gives back open tickets, and leaves the account', async () => {
    const admin = await person()
    const staff = await person('staff', ['support', 'content'])
    for (const subject of ['Open one', 'Solved one']) {
      const payload = contactMessage({ subject })
      await haat.app.inject({ method: 'POST', url: '/api/contact-admin', payload })
    }
    await query("update tickets set assignee_id = $1 where subject like '% one'", [staff.id])
    await query("update tickets set status = 'solved', solved_at = now() where subject = 'Solved one'")
    expect((await admin.remove(staff.id)).statusCode).toBe(200)
    expectRefusal(await staff.send('GET', 'audit'), 403, 'FORBIDDEN')
    expectRefusal(await staff.send('GET', 'tickets'), 403, 'FORBIDDEN')
    expect(await rowOf(staff.id)).toEqual({ roles: ['shopper'], staff_rights: [] })
    const owned = "select subject, assignee_id from tickets where subject like '% one' order by subject"
    expect(await query(owned)).toEqual([
      { subject: 'Open one', assignee_id: null },
      { subject: 'Solved one', assignee_id: staff.id },
    ])
    const { items } = (await admin.send('GET', 'tickets?searchTerm=Solved+one')).json().data
    expect(items[0].assignee).toEqual({ id: staff.id, name: 'Anjali Shrestha' })
    expect(await auditOf(staff.id)).toMatchObject([
      {
        action: 'people.remove',
        before: { rights: ['support', 'content'] },
        after: { rights: [], ticketsReturned: 1 },
      },
    ])
    expect(await subjectsTo(staff.email)).toEqual(['You are no longer staff at Haat'])
    expectRefusal(await admin.remove(staff.id), 404, 'NOT_FOUND')
  })

  it('asks for the second factor again where the person becomes staff anew', async () => {
    const admin = await person()
    const staff = await person('staff', ['support'])
    await query('update users set email_verified = true where id = $1', [staff.id])
    await admin.remove(staff.id)
    expect((await admin.add(staff.email, ['support'])).statusCode).toBe(200)
    expectRefusal(await staff.send('GET', 'tickets'), 403, 'SECOND_FACTOR_REQUIRED')
  })

  it('of two admins who remove each other at once leaves one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await person(), await person()]
      const answers = await Promise.all([one.remove(two.id), two.remove(one.id)])
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
      const left = [await rowOf(one.id), await rowOf(two.id)].filter(({ roles }) => roles.includes('admin'))
      expect(left).toHaveLength(1)
    }
  })
})
