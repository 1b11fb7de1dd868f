import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../../../test/factories.ts'
import { buildPlannedApp, readWhole, type PlannedApp } from '../../../test/query-plans.ts'

let planned: PlannedApp
let headers: Record<string, string>
beforeAll(async () => {
  planned = await buildPlannedApp()
  const { pool } = planned.haat.database
  headers = await signedIn(planned.haat.services, 'admin')
  await pool.query(`
    insert into vendor_applications (id, user_id, state, fields, pan_number, answer_by, sent_at, updated_at, words,
      vendor_id)
    select gen_random_uuid(), gen_random_uuid(), s.state, jsonb_build_object('nameEn', 'Shop ' || n, 'aboutEn', repeat(md5(n::text), 40)),
      lpad(n::text, 9, '0'), case when s.state in ('sent', 'objected') then now() + (n || ' minutes')::interval end,
      now(), now() - (n || ' minutes')::interval, to_tsvector('simple', 'shop name' || n),
      case when s.state = 'approved' then n end
    from generate_series(1, 20000) n, lateral (select case when n % 40 = 0 then 'sent' when n % 40 = 1 then 'objected'
      when n % 40 = 2 then 'sent-back' when n % 40 < 9 then 'refused' when n % 40 < 12 then 'withdrawn'
      else 'approved' end as state) s`)
  await pool.query(`
    insert into vendor_application_events (id, application_id, step, actor_id)
    select gen_random_uuid(), id, step, user_id from vendor_applications, unnest(array['begin', 'send']) step`)
  await pool.query(`
    insert into vendor_papers (id, application_id, kind, file_id, name, content_type, size_bytes, key_sealed)
    select gen_random_uuid(), id, 'pan-card', gen_random_uuid(), 'a', 'application/pdf', 1, 'x' from vendor_applications`)
  await pool.query('analyze vendor_applications, vendor_application_events, vendor_papers')
})
afterAll(() => planned.close())

describe('among 20,000 applications', () => {
  it.each([
    '',
    '?state=sent',
    '?state=objected',
    '?state=sent-back',
    '?state=approved',
    '?state=withdrawn',
    '?searchTerm=name77',
    '?searchTerm=name512&state=approved',
  ])('nothing is read from one end to the other for %s', async (query) => {
    expect(readWhole(await planned.plansOf(`/api/staff/applications${query}`, headers))).toEqual([])
  })

  it('a later page begins where the one before ended, by the index', async () => {
    const first = await planned.haat.app.inject({ url: '/api/staff/applications', headers })
    const { nextCursor, counts } = first.json().data
    expect(counts).toEqual({ waiting: 500, sentBack: 500, late: 0 })
    const url = `/api/staff/applications?cursor=${nextCursor}`
    expect(readWhole(await planned.plansOf(url, headers))).toEqual([])
  })

  it('an applicant’s own are found without reading those of others', async () => {
    expect(readWhole(await planned.plansOf('/api/vendor/applications', headers))).toEqual([])
  })
})
