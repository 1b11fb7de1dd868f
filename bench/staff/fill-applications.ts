import type pg from 'pg'

/** Adds applications to open a shop from one number to another: a third waits, the others are over. */
export async function fillApplications(client: pg.Client, { from, to }: { from: number; to: number }) {
  await client.query(
    `insert into vendor_applications (id, user_id, state, fields, answer_by, sent_at, updated_at, vendor_id, words)
     select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), state,
       jsonb_build_object('nameEn', 'Bench shop ' || n, 'nameNe', '', 'sells', 'goods', 'district', 'kathmandu'),
       case when state = 'sent' then at + interval '2 days' end, at, at, case when state = 'approved' then n end,
       to_tsvector('simple', 'Bench shop ' || n || ' word' || n % 97)
     from generate_series($1::int, $2::int) n, lateral (select now() - n * interval '5 minutes' as at,
       (array['sent', 'approved', 'sent-back', 'refused', 'sent', 'withdrawn'])[1 + n % 6] as state) facts`,
    [from, to],
  )
  await client.query(
    `insert into vendor_application_events (id, application_id, step, at, actor_id)
     select gen_random_uuid(), id, step, sent_at, user_id from vendor_applications, unnest(array['begin', 'send']) step
     where id between ('00000000-0000-4000-9000-' || lpad($1::text, 12, '0'))::uuid
       and ('00000000-0000-4000-9000-' || lpad($2::text, 12, '0'))::uuid`,
    [from, to],
  )
  await client.query('vacuum analyze vendor_applications, vendor_application_events')
}
