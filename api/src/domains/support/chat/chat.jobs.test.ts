import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { buildTestApp } from '../../../../test/test-app.ts'
import { checkChats } from './chat.jobs.ts'

it('consoles that nobody has opened for a month are forgotten', async () => {
  const haat = await buildTestApp()
  const { id } = await makeUser(haat.services, 'staff')
  await haat.database.pool.query(
    "insert into staff_presence (user_id, console_id, seen_at) values ($1, $2, now() - interval '31 days'), ($1, $3, now())",
    [id, randomUUID(), randomUUID()],
  )
  await checkChats(haat.services, { warn: vi.fn() })
  expect((await haat.database.pool.query('select 1 from staff_presence')).rowCount).toBe(1)
  await haat.close()
})
