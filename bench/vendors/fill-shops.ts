import type pg from 'pg'
import { recountWords } from '../../api/src/domains/search/search.service.ts'
import type { Tx } from '../../api/src/platform/database/database.ts'
import { highestId } from '../scale/copy-rows.ts'
import { describeAll } from '../scale/describe-all.ts'
import { loadVendors } from '../scale/load-vendors.ts'

/** `loadVendors` makes one vendor for so many products. */
const productsPerVendor = 100

/** Makes the shops so many, each with people, figures and a past, and describes them for the search. */
export async function fillShops(db: Tx, client: pg.Client, count: number, staffId: string) {
  const last = await highestId(client, 'vendors')
  await loadVendors(client, count * productsPerVendor)
  await client.query(
    'update vendors set rating = 100 + id * 37 % 401, rating_count = id % 300, product_count = id % 40 where id > $1',
    [last],
  )
  await addMembers(client)
  await addSuspensions(client, staffId)
  await describeAll(db, client)
  await recountWords(db)
}

/** An owner for each shop, a manager for every second and a packer for every third; some have gone, some are invited. */
async function addMembers(client: pg.Client) {
  await client.query(
    `insert into users (id, name, email, roles)
     select gen_random_uuid(), initcap(role) || ' ' || v.id, role || v.id || '@bench.example', '{shopper,vendor}'
     from vendors v, unnest(array['owner', 'manager', 'packer'], array[1, 2, 3]) as one (role, every) where v.id % every = 0`,
  )
  await client.query(
    `insert into vendor_members (id, vendor_id, user_id, role, created_at, ended_at, ended_for)
     select gen_random_uuid(), v.id, u.id, role, now() - interval '90 days',
       case when role = 'packer' and v.id % 5 = 0 then now() end, case when role = 'packer' and v.id % 5 = 0 then 'left' end
     from vendors v, unnest(array['owner', 'manager', 'packer']) role, users u where u.email = role || v.id || '@bench.example'`,
  )
  await client.query(
    `insert into vendor_invitations (id, token_hash, vendor_id, email, role, invited_by, expires_at)
     select gen_random_uuid(), 'bench' || id, id, 'invited' || id || '@bench.example', 'packer', gen_random_uuid(),
       now() + interval '7 days' from vendors where id % 4 = 0`,
  )
}

/** One shop in fifty is suspended, one in ten was; both stand in the audit log. */
async function addSuspensions(client: pg.Client, staffId: string) {
  await client.query(
    `insert into vendor_suspensions (id, vendor_id, reason, words, suspended_by, created_at, ended_at, ended_how, ended_by)
     select gen_random_uuid(), id, 'papers-expired', 'Please send the renewed papers.', $1::uuid,
       now() - id * interval '1 minute', case when id % 50 > 0 then now() end, case when id % 50 > 0 then 'staff' end,
       case when id % 50 > 0 then $1::uuid end
     from vendors v where id % 10 = 0 and not exists (select from vendor_suspensions where vendor_id = v.id)`,
    [staffId],
  )
  await client.query(
    `insert into audit_entries (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_label, words)
     select gen_random_uuid(), s.created_at, $1::uuid, 'Bench', action, 'vendor', slug || '-' || v.id, name,
       to_tsvector('simple', 'Bench ' || action || ' ' || name)
     from vendors v join vendor_suspensions s on s.vendor_id = v.id, unnest(array['vendor.suspend', 'vendor.reopen']) action`,
    [staffId],
  )
}
