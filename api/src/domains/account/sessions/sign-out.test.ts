import { expect, it } from 'vitest'
import { bearer, makeToken } from '../../../../test/factories.ts'
import { buildTestApp } from '../../../../test/test-app.ts'

it('signing out is not refused when too much was asked from the same network', async () => {
  const { app, services, database, close } = await buildTestApp({ environment: { RATE_LIMITS: '0.01' } })
  const { token, sessionId } = await makeToken(services, 'shopper')
  // Counted like every call, and answered with little work.
  const ask = async () => (await app.inject('/api/nothing')).statusCode
  for (let asked = 0; asked < 5000 && (await ask()) !== 429; asked += 1);
  expect(await ask()).toBe(429)
  const answer = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer(token) })
  expect(answer.statusCode).toBe(200)
  const { rows } = await database.pool.query('select ended_for from sessions where id = $1', [sessionId])
  expect(rows).toEqual([{ ended_for: 'signed-out' }])
  await close()
})
