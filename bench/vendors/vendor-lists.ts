import type pg from 'pg'
import { applicationTabs } from '@haat/contract/domains/applications.rules.ts'
import { vendorSorts } from '@haat/contract/domains/vendors.ts'
import { vendorTabs } from '@haat/contract/domains/vendors.staff.rules.ts'
import { deepPage, reading } from '../calls/ask.ts'
import type { Scenario } from '../calls/scenarios.ts'
import { createLoad } from '../measure/load.ts'

/** Who asks: the public, somebody of the staff, or somebody who belongs to shops. */
export interface Askers {
  staff: Record<string, string>
  member: Record<string, string>
}

interface Facts {
  vendors: number
  slug: string
  shopId: string
  pan: string
  /** A word in the name of one shop, and one in the names of many. */
  rareWord: string
  commonWord: string
  applicationId: string
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select (select count(*)::int from vendors) as vendors, slug, slug || '-' || id as "shopId", pan_number as pan,
       lower(split_part(name, ' ', 1)) as "rareWord",
       (select lower(word) from vendors, regexp_split_to_table(name, ' ') word where word ~ '^[A-Za-z]{4,}$'
         group by 1 order by count(*) desc, 1 limit 1) as "commonWord",
       (select id from vendor_applications where state = 'sent' order by number desc limit 1) as "applicationId"
     from vendors where id % 50 = 1 order by id desc limit 1`,
  )
  return rows[0]!
}

/** Every list that shops and applications are in, and the pages that are made of them. */
export async function vendorLists(
  address: string,
  client: pg.Client,
  { staff, member }: Askers,
): Promise<Scenario[]> {
  const facts = await readFacts(client)
  const load = createLoad(address, 1)
  const deepIn = (path: string) => deepPage(load, path, staff)
  const { rareWord, commonWord, shopId } = facts
  const shops = '/api/staff/vendors?pageSize=30'
  const queue = '/api/staff/applications?pageSize=30'
  const lastPage = Math.floor((facts.vendors * 0.9) / 24)
  const ofAll: [string, string][] = [
    ...vendorSorts.map((sort): [string, string] => [`vendors by ${sort}`, `pageSize=24&sortField=${sort}`]),
    ['vendors, late page', `pageSize=24&pageIndex=${lastPage}`],
    ['vendors, rare word', `pageSize=24&searchTerm=${rareWord}`],
    ['vendors, common word', `pageSize=24&searchTerm=${commonWord}`],
  ]
  const ofStaff: [string, string][] = [
    ...vendorTabs.map((tab): [string, string] => [`shops of staff, ${tab}`, `${shops}&state=${tab}`]),
    ['shops of staff, late page', await deepIn(shops)],
    ['shops of staff, late page of open ones', await deepIn(`${shops}&state=open`)],
    ['shops of staff, rare word', `${shops}&searchTerm=${rareWord}`],
    ['shops of staff, common word', `${shops}&searchTerm=${commonWord}`],
    ['shops of staff, start of a tax number', `${shops}&searchTerm=${facts.pan.slice(0, 7)}`],
    ['a shop of staff', `/api/staff/vendors/${shopId}`],
    ...applicationTabs.map((tab): [string, string] => [`applications, ${tab}`, `${queue}&state=${tab}`]),
    ['applications, late page', await deepIn(`${queue}&state=approved`)],
    ['applications, rare word', `${queue}&searchTerm=word17`],
    ['applications, common word', `${queue}&searchTerm=bench`],
    ['an application', `/api/staff/applications/${facts.applicationId}`],
    ['palette', `/api/staff/find?searchTerm=${rareWord}`],
    ['audit of shops', '/api/staff/audit?action=vendor&pageSize=50'],
    ['audit of applications', '/api/staff/audit?action=application&pageSize=50'],
    ['audit, words', `/api/staff/audit?searchTerm=${rareWord}&pageSize=50`],
    ['people', '/api/staff/people'],
  ]
  load.close()
  return [
    ...ofAll.map(([name, query]) => reading(name, `/api/vendors?${query}`)),
    reading('a vendor', `/api/vendors/${facts.slug}`),
    reading('suggestions, rare word', `/api/search/suggestions?term=${rareWord.slice(0, 5)}`),
    reading('suggestions, common word', `/api/search/suggestions?term=${commonWord}`),
    reading('everywhere, common word', `/api/search/everywhere?term=${commonWord}`),
    ...ofStaff.map(([name, path]) => reading(name, path, staff)),
    reading('my shops', '/api/vendor/shops', member),
    reading('my shop', `/api/vendor/shops/${shopId}`, member),
    reading('members of my shop', `/api/vendor/shops/${shopId}/members`, member),
    reading('my applications', '/api/vendor/applications', member),
  ]
}
