import { afterAll, beforeAll, expect, it } from 'vitest'
import { bearer, makeToken } from '../../../test/factories.ts'
import { buildPlannedApp, indexesOf, type PlannedApp } from '../../../test/query-plans.ts'

let planned: PlannedApp
let headers: Record<string, string>
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { user, token } = await makeToken(planned.haat.services, 'staff')
  headers = bearer(token)
  // A hundred thousand entries of twenty people in a year.
  await planned.haat.database.pool.query(
    `insert into audit_entries (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_label, words)
     select gen_random_uuid(), now() - n * interval '5 minutes',
       case n % 20 when 0 then $1::uuid else ('0192f0a0-0000-7000-8000-' || lpad((n % 20)::text, 12, '0'))::uuid end,
       'Person ' || n % 20, (array['content.publish', 'ticket.assign', 'ticket.reply', 'home.publish'])[n % 4 + 1],
       'ticket', 'T-' || n, 'Ticket ' || n, to_tsvector('simple', 'person ' || n % 20 || ' t ' || n)
     from generate_series(1, 100000) n`,
    [user.id],
  )
  await planned.haat.database.pool.query('analyze audit_entries')
})
afterAll(() => planned.close())

it.each([
  '',
  'action=ticket.assign',
  'action=ticket',
  'searchTerm=T-99321',
  'searchTerm=person+7',
  'from=2026-01-01&to=2026-01-31',
])('a hundred thousand audit entries by "%s" are never read from one end to the other', async (query) => {
  const first = await planned.plansOf(`/api/staff/audit?pageSize=50&${query}`, headers)
  const wholly = first.filter(
    (plan) => plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === 'audit_entries',
  )
  expect(wholly).toEqual([])
  expect(indexesOf(first).some((name) => name.startsWith('audit_entries'))).toBe(true)
})
