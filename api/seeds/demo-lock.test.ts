import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { ensureUser } from '#domains/account/account.service.ts'
import { makeDataDir, runHaat } from '../test/process/haat-process.ts'
import { runCommand } from '../test/process/run-command.ts'
import { buildTestApp, type TestApp } from '../test/test-app.ts'
import { demoAccounts, demoPassword } from '@haat/demo/demo-accounts.ts'
import { lockDemoOutsideDemo } from './demo-lock.ts'

const person = (name: string, email: string) => ({
  id: randomUUIDv7(),
  name,
  email,
  roles: ['staff' as const],
})
const madeAtDev = person('Sunita Rai', 'Staff-1@Haat.test')
const moved = person('Pasang Sherpa', 'staff-2@haat.test')
const ours = person('Maya Gurung', 'maya@not-haat.test')
const [, vendor, , admin] = demoAccounts

/** A process of the demo that was never stopped. */
let demo: TestApp
let demoAddress: string
beforeAll(async () => {
  demo = await buildTestApp()
  for (const { id, name, email, roles } of [...demoAccounts, madeAtDev, moved, ours]) {
    await ensureUser(demo.services.db, { id, name, email, roles, password: demoPassword })
  }
  // A visitor of the demo changed the address of the vendor's account, whose password is still public.
  await demo.database.pool.query("update users set email = 'evil@example.com' where id = $1", [vendor!.id])
  demoAddress = await demo.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => demo.close())

const settings = async () => ({
  DATABASE_URL: demo.databaseUrl,
  SECRET_KEY: 'a key that is only good for tests, 32+ characters',
  DATA_DIR: await makeDataDir(),
  PICTURE_JOBS: 'off',
})

async function post(address: string, path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const signIn = (address: string, email: string) =>
  post(address, '/auth/login', { email, password: demoPassword, cookieless: true })
const statusOfMe = async (address: string, token: string) =>
  (await fetch(`${address}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status

const sentence =
  /^Locked (\d+) demo accounts? \(@haat\.test\) and ended their sessions: this database held the demo, whose passwords are public\.$/gm
const addresses = [...demoAccounts, madeAtDev, moved].map(({ id, email }) =>
  id === vendor!.id ? 'evil@example.com' : email,
)

test('a start without the demo locks all its accounts once, and the next start of the demo opens them', async () => {
  const { body } = await signIn(demoAddress, admin!.email)
  const { accessToken, refreshToken } = body as Record<'accessToken' | 'refreshToken', { token: string }>
  expect(await statusOfMe(demoAddress, accessToken.token)).toBe(200)

  const without = await settings()
  const two = [runHaat(without), runHaat(without)]
  const [address = ''] = await Promise.all(two.map((haat) => haat.opened))
  const said = two.map((haat) => haat.output()).join('')
  expect([...said.matchAll(sentence)].map(([, count]) => count)).toEqual([String(addresses.length)])

  const unknown = await signIn(address, 'nobody@example.com')
  expect(unknown).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
  for (const email of addresses) expect(await signIn(address, email)).toEqual(unknown)
  expect((await signIn(address, ours.email)).status).toBe(200)
  // The lock ends the sessions in the process of the demo too, which is still running.
  for (const server of [address, demoAddress]) {
    expect(await statusOfMe(server, accessToken.token)).toBe(401)
    const refresh = await post(server, '/auth/refresh-token', { refreshToken: refreshToken.token })
    expect(refresh).toMatchObject({ status: 401, body: { code: 'INVALID_RESPONSE_TOKEN' } })
  }
  const sessions = await demo.database.pool.query('select ended_for from sessions where user_id = $1', [
    admin!.id,
  ])
  expect(sessions.rows).toEqual([{ ended_for: 'locked' }])

  const command = await runCommand('make-admin.ts', [admin!.email], without)
  expect(command.code).toBe(1)
  expect(command.output).toMatch(/^admin@haat\.test is an account of the demo and locked, [^\n]+\n$/)

  // A start of the demo calls this before it seeds.
  const config = readConfig({ SEED: 'demo' })
  expect(await lockDemoOutsideDemo({ ...demo.services, config })).toEqual([])
  for (const email of addresses) expect((await signIn(address, email)).status).toBe(200)
  const locked = await demo.database.pool.query('select id from users where locked_at is not null')
  expect(locked.rows).toEqual([])
})
