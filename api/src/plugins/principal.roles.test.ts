import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRights } from '@haat/contract/domains/staff.rights.ts'
import { grantAdmin } from '#domains/account/account.service.ts'
import { expectRefusal } from '../../test/expect-refusal.ts'
import { bearer, makeAccount, makeToken } from '../../test/factories.ts'
import { readStream } from '../../test/stream-reader.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(() => haat.close())

describe('what a session may do', () => {
  it('a role that is taken away is gone with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'staff')
    const ask = () => haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expect((await ask()).statusCode).toBe(200)
    await haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [user.id])
    expectRefusal(await ask(), 403, 'FORBIDDEN')
  })

  it('a right that is taken away is gone with the next request, and ends what the console listens to', async () => {
    const { user, token } = await makeToken(haat.services, 'staff')
    const ask = (place: string) => haat.app.inject({ url: `/api${place}`, headers: bearer(token) })
    const address = await haat.app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await readStream(`${address}/api/staff/stream?console=${randomUUID()}`, bearer(token))
    expect(stream.status).toBe(200)
    await haat.database.pool.query("update users set staff_rights = '{content}' where id = $1", [user.id])
    const refused = expectRefusal(await ask('/staff/tickets'), 403, 'FORBIDDEN')
    expect(refused.message).toBe(
      'Your account may not work at the desk. Ask an admin for the right to answer customers.',
    )
    expect((await ask('/master-content/stats')).statusCode).toBe(200)
    await haat.app.liveStreams.beatAll()
    expect(await stream.ended).toBe('ended')
    await haat.database.pool.query("update users set roles = '{shopper}' where id = $1", [user.id])
    expectRefusal(await ask('/master-content/stats'), 403, 'FORBIDDEN')
  })

  it('who lacks a right is told what it opens', async () => {
    const { token } = await makeToken(haat.services, 'staff', { rights: ['content'] })
    for (const [place, opened] of [
      ['listings', 'check listings'],
      ['moderation', 'reviews'],
      ['categories', 'categories'],
      ['synonyms', 'search words'],
      ['runs', 'runs'],
      ['figures', 'see what it comes to'],
    ] as const) {
      const answer = await haat.app.inject({ url: `/api/staff/${place}`, headers: bearer(token) })
      expect(expectRefusal(answer, 403, 'FORBIDDEN').message, place).toContain(opened)
    }
  })

  it('the first admin is made by e-mail address, once it is proven, and is one with the next request', async () => {
    const { user, token } = await makeToken(haat.services, 'shopper')
    const ask = () => haat.app.inject({ url: '/api/master-content/stats', headers: bearer(token) })
    expectRefusal(await ask(), 403, 'FORBIDDEN')
    expect(await grantAdmin(haat.services.db, user.email)).toBe('unverified')
    expectRefusal(await ask(), 403, 'FORBIDDEN')
    await haat.database.pool.query('update users set email_verified = true where id = $1', [user.id])
    expect(await grantAdmin(haat.services.db, user.email.toUpperCase())).toBe('granted')
    expectRefusal(await ask(), 403, 'SECOND_FACTOR_REQUIRED')
    expect(await grantAdmin(haat.services.db, 'no-account@haat.test')).toBe('unknown')
  })

  it('the database never holds a token, only its hash', async () => {
    const { token } = await makeToken(haat.services, 'shopper')
    const { rows } = await haat.database.pool.query('select * from sessions')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('a person of the staff is told their rights with who they are, and a shopper nothing of it', async () => {
    const me = async ({ token }: { token: string }) =>
      (await haat.app.inject({ url: '/api/auth/me', headers: bearer(token) })).json().user
    const staff = await makeToken(haat.services, 'staff', { rights: ['money', 'support'] })
    expect((await me(staff)).staffRights).toEqual(['money', 'support'])
    expect((await me(await makeToken(haat.services, 'admin'))).staffRights).toEqual([...staffRights])
    expect(await me(await makeToken(haat.services, 'shopper'))).not.toHaveProperty('staffRights')
  })

  it('the last admin keeps their account until there is another', async () => {
    await haat.database.pool.query("update users set roles = '{shopper}' where 'admin' = any(roles)")
    const { token } = await makeToken(haat.services, 'admin')
    const url = '/api/account/delete'
    const close = () => haat.app.inject({ method: 'POST', url, headers: bearer(token), payload: {} })
    expect(expectRefusal(await close(), 409, 'LAST_ADMIN').message).toMatch(/the only admin/)
    await makeToken(haat.services, 'admin')
    expect((await close()).statusCode).toBe(200)
  })
})

it('staff of the time before there were rights keep what they could do, and nobody else gets anything', async () => {
  const { pool } = haat.database
  const folder = path.resolve(import.meta.dirname, '../../migrations')
  const file = readdirSync(folder).find((name) => name.endsWith('_staff_rights.sql'))!
  const { id } = await makeAccount(haat.services, { roles: ['shopper', 'staff'], staffRights: [] })
  await pool.query('alter table users drop column staff_rights')
  for (const statement of readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint')) {
    await pool.query(statement)
  }
  const { rows } = await pool.query('select staff_rights from users where id = $1', [id])
  expect(rows).toEqual([{ staff_rights: ['support', 'content', 'catalogue', 'orders'] }])
  const added = await pool.query(
    "insert into users (id, name, email, roles) values (gen_random_uuid(), 'x', 'x@x.test', '{}') returning staff_rights",
  )
  expect(added.rows).toEqual([{ staff_rights: [] }])
})
