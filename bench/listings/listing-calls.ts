import type pg from 'pg'
import { listingStates } from '@haat/contract/domains/listings.rules.ts'
import { ask, deepPage, reading, requests } from '../calls/ask.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { createLoad, type Load } from '../measure/load.ts'

interface People {
  member: Record<string, string>
  staff: Record<string, string>
}
interface Shop {
  /** The address of the shop's calls. */
  path: string
  vendorId: number
}

/** The lists of a shop and of staff, a save of a draft, and an approval, each of a listing of its own. */
export async function listingCalls(
  address: string,
  client: pg.Client,
  { member, staff }: People,
  { path, vendorId }: Shop,
  approvals: number,
): Promise<Scenario[]> {
  const load = createLoad(address, 1)
  const listings = `${path}/listings?pageSize=12`
  const { rows } = await client.query<{ id: string }>(
    `select id from listings where vendor_id = $1 and state = 'live' order by id limit $2`,
    [vendorId, approvals + 1],
  )
  const [edited, ...sent] = rows.map(({ id }) => id)
  const waiting: string[] = []
  for (const id of sent) waiting.push(await sendChange(load, { path, member, client }, id))
  const late = await deepPage(load, listings, member)
  const first = await ask<{ version: number }>(load, { path: `${path}/listings/${edited}`, headers: member })
  load.close()
  let { version } = first
  return [
    reading('listings', listings, member),
    ...listingStates.map((state) => reading(`listings, ${state}`, `${listings}&state=${state}`, member)),
    reading('listings, late page', late, member),
    reading('listings, rare word', `${listings}&searchTerm=number77`, member),
    reading('listings, common word', `${listings}&searchTerm=shawl`, member),
    reading('listings, SKU', `${listings}&searchTerm=${`SKU${edited}`}`, member),
    reading('a listing', `${path}/listings/${edited}`, member),
    reading('stock', `${path}/stock?pageSize=12`, member),
    reading('stock, a word', `${path}/stock?pageSize=12&searchTerm=number77`, member),
    reading('queue of staff', '/api/staff/listings?pageSize=30', staff),
    {
      name: 'save a listing',
      requests,
      next() {
        const fields = { story: { en: `Story ${version}`, ne: `कथा ${version}` } }
        const body = JSON.stringify({ version: version++, fields })
        return { path: `${path}/listings/${edited}/draft`, method: 'PATCH', body, headers: member }
      },
    },
    {
      name: 'approve a listing',
      requests,
      next() {
        const versionId = waiting.pop()
        if (!versionId) throw new Error('Too few listings wait')
        return { path: `/api/staff/listings/${versionId}/approve`, method: 'POST', headers: staff }
      },
    },
  ]
}

interface Sender {
  path: string
  member: Record<string, string>
  client: pg.Client
}

/** Writes a new story and sends it; returns the version that staff look at. Its pictures and particulars are as if they were whole. */
async function sendChange(load: Load, { path, member, client }: Sender, id: string): Promise<string> {
  const at = `${path}/listings/${id}`
  const fields = { story: { en: `New story ${id}`, ne: `नयाँ कथा ${id}` } }
  const { version } = await ask<{ version: number }>(load, { path: at, headers: member })
  const body = JSON.stringify({ version, fields })
  await ask(load, { path: `${at}/draft`, method: 'PATCH', body, headers: member })
  const { rows } = await client.query<{ id: string }>(
    `with sent as (
       insert into listing_versions (id, listing_id, vendor_id, number, content, submitted_at, answer_by, state)
       select gen_random_uuid(), l.id, l.vendor_id, 2, l.draft, now(), now() + interval '1 day', 'waiting'
       from listings l where l.id = $1 returning id)
     update listings set waiting_version_id = sent.id, draft = null from sent where listings.id = $1 returning sent.id`,
    [id],
  )
  return rows[0]!.id
}
