import type pg from 'pg'

/** Adds tickets and audit entries from one number to another: most are long solved, a few dozen open. */
export async function fillDesk(
  client: pg.Client,
  { from, to, staffId }: { from: number; to: number; staffId: string },
) {
  await client.query(
    `insert into tickets (id, type, name, email, subject, message, phone_number_sealed, status, assignee_id, sent_at,
       answer_by, created_at, updated_at, solved_at, fingerprint, words)
     select gen_random_uuid(), (array['support', 'technical', 'feedback', 'business', 'service', 'chat'])[1 + n % 6],
       'Bench ' || n, 'bench' || n % 500 || '@example.com', 'A parcel of the bench, no. ' || n, 'Where is it?', 'sealed',
       case when n % 20 = 0 then 'open' when n % 20 = 1 then 'waiting' else 'solved' end,
       case when n % 3 = 0 then $3::uuid end, at, at + interval '8 hours', at, at,
       case when n % 20 > 1 then at end, 'bench ' || n,
       to_tsvector('simple', 'Bench ' || n || ' bench' || n % 500 || '@example.com a parcel of the bench word' || n % 997)
     from generate_series($1::int, $2::int) n, lateral (select now() - n * interval '5 minutes' as at) moment`,
    [from, to, staffId],
  )
  await client.query(
    `insert into audit_entries (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_label, after, words)
     select gen_random_uuid(), now() - n * interval '5 minutes', $3::uuid, 'Bench',
       (array['ticket.reply', 'ticket.change', 'content.change', 'home.publish'])[1 + n % 4], 'ticket', 'T-' || n,
       'A parcel of the bench', '{"status": "solved"}', to_tsvector('simple', 'Bench ticket T-' || n || ' word' || n % 997)
     from generate_series($1::int, $2::int) n`,
    [from, to, staffId],
  )
  await client.query('vacuum analyze tickets, audit_entries')
}
