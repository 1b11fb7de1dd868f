import type pg from 'pg'

const states = ['sent', 'sent-back', 'approved', 'refused', 'objected', 'withdrawn', 'draft']

/** Adds so many applications to open a shop, in every state, each with its steps, its papers and what staff did. */
export async function fillApplications(client: pg.Client, count: number, staffId: string) {
  await client.query(
    `create temp table made as
     select n, gen_random_uuid() as id, ($2::text[])[1 + n % ${states.length}] as state,
       now() - n * interval '3 hours' as at from generate_series(1, $1::int) n`,
    [count, states],
  )
  await client.query(
    `insert into users (id, name, email, roles)
     select gen_random_uuid(), 'Applicant ' || n, 'applicant' || n || '@bench.example', '{shopper}' from made`,
  )
  await client.query(
    `insert into vendor_applications (id, user_id, state, fields, pan_number, answer_by, sent_at, created_at, updated_at,
       vendor_id, words)
     select made.id, u.id, state, jsonb_build_object('nameEn', 'Bench shop ' || n, 'nameNe', 'पसल ' || n, 'kind', 'firm',
         'sells', 'goods', 'district', 'kathmandu', 'legalNameEn', 'Bench shop ' || n || ' Pvt. Ltd.'),
       (800000000 + n)::text, case when state in ('sent', 'objected') then at + interval '2 days' end,
       case when state <> 'draft' then at end, at, at, case when state = 'approved' then n end,
       to_tsvector('simple', 'Bench shop ' || n || ' word' || n % 97)
     from made join users u on u.email = 'applicant' || n || '@bench.example'`,
  )
  await client.query(
    `insert into vendor_application_events (id, application_id, step, at, actor_id)
     select gen_random_uuid(), id, step, at + place * interval '1 hour', $1::uuid
     from made, unnest(array['begin', 'send', 'send-back', 'send']) with ordinality as one (step, place)`,
    [staffId],
  )
  await client.query(
    `insert into vendor_papers (id, application_id, kind, file_id, name, content_type, size_bytes, key_sealed)
     select gen_random_uuid(), id, kind, gen_random_uuid(), 'paper.pdf', 'application/pdf', 90000, 'sealed'
     from made, unnest(array['pan-card', 'registration-certificate', 'payout-proof']) kind`,
  )
  await client.query(
    `insert into audit_entries (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_label, words)
     select gen_random_uuid(), at, $1::uuid, 'Bench', 'application.' || verb, 'application', id::text, 'Bench shop ' || n,
       to_tsvector('simple', 'Bench application ' || verb || ' Bench shop ' || n || ' word' || n % 97)
     from made, unnest(array['open-paper', 'accept-line', 'send-back']) verb`,
    [staffId],
  )
  await client.query('drop table made')
}
