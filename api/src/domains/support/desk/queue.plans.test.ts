import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../../test/query-plans.ts'

let planned: PlannedApp
let headers: Record<string, string>
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { pool } = planned.haat.database
  headers = await signedIn(planned.haat.services, 'staff')
  // On a busy machine so many rows take longer than a statement of the API may.
  await pool.query(`
    set statement_timeout = 0;
    insert into tickets (id, type, name, email, subject, message, phone_number_sealed, status, priority, assignee_id,
      sent_at, answer_by, created_at, updated_at, fingerprint, words)
    select gen_random_uuid(), (array['support', 'technical', 'feedback', 'business'])[1 + n % 4], 'Name ' || n,
      'n' || n % 20000 || '@example.com', 'Subject ' || n, 'Message', 'x',
      case when n % 20 = 0 then 'open' when n % 20 = 1 then 'waiting' else 'solved' end,
      case when n % 500 = 0 then 'urgent' else 'normal' end,
      case when n % 3 = 0 then null else ('00000000-0000-7000-8000-00000000000' || n % 8)::uuid end,
      now(), now() + (n || ' minutes')::interval, now() - (n || ' minutes')::interval,
      now() - (n || ' seconds')::interval, 'f' || n,
      array_to_tsvector(array['common', 'name' || n, 'subject' || n % 1000])
    from generate_series(1, 40000) n`)
  await pool.query('analyze tickets')
})
afterAll(() => planned.close())

describe('among 40,000 tickets', () => {
  it.each([
    '',
    '?status=open',
    '?status=unsolved&assignee=me',
    '?status=open&assignee=none',
    '?status=waiting&sortField=updatedAt&sortOrder=desc',
    '?status=waiting&assignee=00000000-0000-7000-8000-000000000001',
    '?status=open&type=business&priority=urgent',
    '?status=solved&sortField=updatedAt&sortOrder=desc',
    '?sortField=createdAt&sortOrder=desc',
    '?status=unsolved&type=business',
    '?priority=urgent',
    '?searchTerm=name77',
    '?searchTerm=subject512&status=solved',
    '?searchTerm=T-7701',
    '?type=service',
  ])('nothing is read from one end to the other for %s', async (query) => {
    expect(readWhole(await planned.plansOf(`/api/staff/tickets${query}`, headers))).toEqual([])
  })

  it('nothing is read from one end to the other for the chats that run now, or for who has how many', async () => {
    for (const path of ['/api/staff/chats', '/api/staff/desk/people', '/api/chats/presence']) {
      expect(readWhole(await planned.plansOf(path, headers))).toEqual([])
    }
  })

  it('counts stop at five hundred', async () => {
    const { data } = (
      await planned.haat.app.inject({ url: '/api/staff/tickets?status=solved', headers })
    ).json()
    expect(data).toMatchObject({ total: 500, counts: { open: 500, unowned: 500, limit: 500 } })
  })

  it('a later page begins where the one before ended, by the index', async () => {
    const first = await planned.haat.app.inject({ url: '/api/staff/tickets?status=open', headers })
    const { nextCursor } = first.json().data
    const url = `/api/staff/tickets?status=open&cursor=${nextCursor}`
    expect(readWhole(await planned.plansOf(url, headers))).toEqual([])
  })
})
