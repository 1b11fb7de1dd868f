import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayInShop, shopRoles, type ShopRight, type ShopRole } from '@haat/contract/domains/members.rules.ts'
import { courierDeviceHeader } from '@haat/contract/domains/runs.rules.ts'
import { endpoints } from '@haat/contract/endpoints.ts'
import type { Endpoint, RestLine } from '@haat/contract/shared/endpoint.ts'
import { listUnlisted } from '#domains/listings/listings.store.ts'
import { workOnImports } from '#domains/imports/imports.jobs.ts'
import { couponBody } from '../../../test/coupon-shop.ts'
import { bearer, goodPassword } from '../../../test/factories.ts'
import { importLog } from '../../../test/import-shop.ts'
import { csvOf } from '../../../test/import-table.ts'
import { announce, photograph, uploadPicture } from '../../../test/picture-uploads.ts'
import { openQuestionShop, type QuestionShop } from '../../../test/question-shop.ts'
import { shopCalls } from '../../../test/shop-calls.ts'
import { joinAs, makePerson, makeShop, sendAs, type Person } from '../../../test/shop-people.ts'
import { zipOf } from '../../../test/zip-of.ts'

/** Names of ids as addresses and bodies call them; `:id` is called after what stands before it. */
type Ids = Record<string, string>

const zip = await zipOf({ 'a.jpg': await photograph(300) })
let shop: QuestionShop
let theirs: Ids
let mine: Awaited<ReturnType<typeof makeOwnShop>>
const makeOwnShop = () => makeShop(shop, ['owner', 'manager', 'packer'])

beforeAll(async () => {
  shop = await openQuestionShop()
  theirs = await furnish()
  mine = await makeOwnShop()
})
afterAll(() => shop.close())

/** Everything that a shop can have, each once, made as its people make it. */
async function furnish(): Promise<Ids> {
  const { sita, path, vendorId, services, database } = shop
  const data = async (answering: ReturnType<Person['send']>) => {
    const answer = await answering
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json().data
  }
  const one = async (text: string): Promise<string> =>
    String(Object.values((await database.pool.query(text, [vendorId])).rows[0])[0])
  const plenty = { variants: [{ values: [], onHand: 90 }] }
  const [thing, other] = [await shop.make(plenty), await shop.make(plenty)]
  await listUnlisted(services.db)

  const buyer = await shop.buyer(thing)
  await shop.money.refund(buyer.number, [[thing, 1]])
  const review = await shop.buyer(other)
  await review.send(`PUT /own-reviews/product/${other.productId}`, { stars: 5, text: 'Warm and soft' })
  const question = await shop.ask(buyer, thing)

  const { number } = await shop.order([[thing, 2]])
  const missing = { what: 'substitute', variantId: thing.variantId, substituteVariantId: other.variantId }
  await data(shop.step(number, 'missing', missing))
  const { number: packed } = await shop.order([[thing, 1]])
  await shop.pack(packed)
  const run = await data(
    sita.send(`POST ${path}/runs`, {
      id: randomUUID(),
      courierId: shop.courierId,
      rider: 'Bikash',
      numbers: [packed],
    }),
  )
  const device = { [courierDeviceHeader]: randomBytes(24).toString('base64url') }
  const phone = { ...bearer(run.link.split('#')[1]), ...device }
  await data(sendAs(shop, phone, 'POST /courier/run/start'))
  const outcomeId = randomUUID()
  const door = { outcome: 'refused', reason: 'changedMind' }
  const outcome = {
    id: outcomeId,
    number: packed,
    position: 1,
    at: new Date().toISOString(),
    wasOffline: false,
    door,
  }
  await data(sendAs(shop, phone, 'POST /courier/run/outcomes', outcome))
  await data(sendAs(shop, phone, `PUT /courier/run/outcomes/${outcomeId}/photo`, await photograph(300)))

  const file = csvOf([
    ['Listing code', 'SKU', 'Price, Rs.'],
    ['one', 'sku-one', 'dear'],
  ])
  const { id: importId, columns } = await data(sita.send(`POST ${path}/imports?name=a.csv`, file))
  const fields = columns.map(({ field }: { field: string }) => field)
  await data(sita.send(`PUT ${path}/imports/${importId}/columns`, { fields }))
  await workOnImports(services, importLog)

  await database.pool.query(
    `insert into payout_accounts (id, vendor_id, kind, masked_number, holder_sealed, created_by, usable_from)
     values ($1, $2, 'esewa', '••••1234', 'sealed', $1, now() + interval '48 hours')`,
    [randomUUID(), vendorId],
  )
  const view = { place: 'orders', name: 'Late', search: 'view=late' }
  const invitation = { email: `${randomUUID()}@haat.test`, role: 'packer' }
  const sender = { path, owner: sita }
  const upload = await data(announce(sender, 1000))
  return {
    number,
    numbers: number,
    variantId: thing.variantId,
    substituteVariantId: other.variantId,
    listingId: await one('select id from listings where vendor_id = $1 order by id limit 1'),
    pictureId: (await uploadPicture(sender, await photograph(800))).pictureId,
    uploadId: upload.uploadId,
    importId,
    runId: run.id,
    outcomeId,
    reviewId: await one('select id from reviews where vendor_id = $1 and product_id is not null limit 1'),
    questionId: question.id,
    code: (await data(sita.send(`POST ${path}/coupons`, couponBody()))).code,
    memberId: await joinAs(shop, vendorId, await makePerson(shop), 'manager'),
    members: await one(`select id from vendor_members where vendor_id = $1 and role = 'packer'`),
    invitations: (await data(sita.send(`POST ${path}/invitations`, invitation))).id,
    views: (await data(sita.send(`POST ${path}/views`, view))).id,
    'payout-accounts': await one('select id from payout_accounts where vendor_id = $1'),
    'credit-notes': await one('select id from line_refunds where $1::bigint > 0'),
    substitutes: await one('select s.id from parcel_substitutes s where $1::bigint > 0 limit 1'),
  }
}

/** The same names for things that nobody has. */
function idOfNobody(id: string): string {
  if (/^\d+$/.test(id)) return '999999999'
  if (/^[0-9a-f]{32}$/.test(id)) return '0'.repeat(32)
  return id.length === 36 ? randomUUID() : 'H-999999999'
}

const fillPath = (path: string, ids: Ids) =>
  path
    .replaceAll(/([\w-]+)\/:(\w+)/g, (text, before: string, name: string) =>
      text.replace(`:${name}`, ids[name === 'id' ? before : name] ?? `:${name}`),
    )
    .replace(':row', '2')
    .replace(':month', '2083-07')
    .replace(':year', '2083-84')
    .replace(':paper', 'csv')

/** A body of the samples, with these ids wherever it names something. */
function fillBody(body: unknown, ids: Ids, name = ''): unknown {
  if (Array.isArray(body)) return body.map((item) => fillBody(item, ids, name))
  if (typeof body !== 'object' || Buffer.isBuffer(body) || body === null) {
    // Codes in bodies are those of doors.
    return name === 'code' ? body : (ids[name] ?? body)
  }
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, fillBody(value, ids, key)]))
}

interface Call {
  line: RestLine
  body: object
}
/** Where the sample would be refused before anything is looked for. */
const rightBodies: Partial<Record<RestLine, object>> = {
  'PUT /vendor/shops/:shopId/imports/:importId/columns': { fields: [null, 'sku', 'price'] },
  'POST /vendor/shops/:shopId/imports/:importId/pictures': zip,
  'POST /vendor/shops/:shopId/transfer-ownership': { memberId: '', password: goodPassword },
}

/** A call with a body that is right, about things with these ids; `inBody` are those that only its body names. */
function fill(line: RestLine, path: string, ids: Ids, inBody = ids): Call {
  const [method = '', rest = ''] = line.split(' ')
  const query = (shopCalls.queries[line] ?? '')
    .replace('0'.repeat(32), ids['pictureId']!)
    .replace('H-1', ids['number']!)
  const filled = fillPath(rest.replace('/vendor/shops/:shopId', ''), ids)
  const body = fillBody(rightBodies[line] ?? shopCalls.bodies[line]?.(), inBody) as object
  return { line: `${method} ${path}${filled}${query}` as RestLine, body }
}

/** The answer, with every id that was asked for called the same. */
async function ask(person: Person, { line, body }: Call, ids: Ids) {
  const answer = await sendAs(shop, { ...person.headers, 'idempotency-key': randomUUID() }, line, body)
  let text = answer.body
  for (const id of new Set(Object.values(ids))) text = text.replaceAll(`"${id}"`, '"asked for"')
  return { status: answer.statusCode, code: /"code":"(\w+)"/.exec(text)?.[1], text }
}

/** What a shop sent in bulk is remembered with its own answer, so that it is not done twice. */
const remembered = 'listing_bulk_saves'

/** What all tables hold but those of sign-ins, each as one hash. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = shop.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(sessions|access_tokens)$'`,
  )
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from "${name}" t`,
  )
  const { rows } = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const calls = (Object.entries(endpoints) as [RestLine, Endpoint][])
  .filter(([, { access }]) => access.startsWith('vendor'))
  .map(([line]) => line)
const isGiving = (line: RestLine) => line.endsWith('/transfer-ownership')
const mayCall = (role: ShopRole, line: RestLine) => {
  const right = (endpoints as Record<string, Endpoint>)[line]!.access.split(':')[1] as ShopRight | undefined
  return !right || mayInShop(role, right)
}
/** Those that name something of a shop: anywhere, or in their body. */
const naming = (where: 'anywhere' | 'in the body') =>
  calls.filter((line) => {
    const marked = Object.fromEntries(Object.keys(theirs).map((name) => [name, '<an id>']))
    const call = fill(line, '', marked)
    return JSON.stringify(where === 'anywhere' ? call : (call.body ?? '')).includes('<an id>')
  })
/** These say of each thing whether the shop has it. */
const answersForEach: RestLine[] = [
  'GET /vendor/shops/:shopId/pictures',
  'POST /vendor/shops/:shopId/parcels/accept',
  'POST /vendor/shops/:shopId/parcels/pack',
  'POST /vendor/shops/:shopId/parcels/hand-over',
  'POST /vendor/shops/:shopId/listings/bulk',
  'POST /vendor/shops/:shopId/notifications/read',
]

/**
 * How calls about these things are answered, which answers differ from those about nothing, and what has changed in the
 * database: only the body names things of `inBody` where the address names others.
 */
async function tryAll(person: Person, path: string, lines: RestLine[], inBody = theirs, inAddress = inBody) {
  const nothing = Object.fromEntries(Object.entries(inBody).map(([name, id]) => [name, idOfNobody(id)]))
  const nowhere = inAddress === inBody ? nothing : inAddress
  const before = await everything()
  const answers: [RestLine, number, string | undefined][] = []
  const differences: string[] = []
  for (const line of lines) {
    const there = await ask(person, fill(line, path, inAddress, inBody), inBody)
    const none = await ask(person, fill(line, path, nowhere, nothing), nothing)
    if (!answersForEach.includes(line)) answers.push([line, there.status, there.code])
    if (JSON.stringify(there) !== JSON.stringify(none)) {
      differences.push(`${line}: ${JSON.stringify(there)}, of nothing ${JSON.stringify(none)}`)
    }
  }
  const after = await everything()
  const changes = Object.keys(after).filter((name) => before[name] !== after[name] && name !== remembered)
  return { answers, found: { differences, changes } }
}
const nothingAtAll = { differences: [], changes: [] }

describe('what is another shop’s', () => {
  it.each(shopRoles)('is not there for the %s of a shop, in any call about any of it', async (role) => {
    const lines = naming('anywhere')
    expect(lines.length).toBeGreaterThan(60)
    const { answers, found } = await tryAll(mine[role], mine.path, lines)
    expect(answers).toEqual(
      answers.map(([line]) => (mayCall(role, line) ? [line, 404, 'NOT_FOUND'] : [line, 403, 'FORBIDDEN'])),
    )
    expect(found).toEqual(nothingAtAll)
  })

  it.each(shopRoles)('is not found by the %s under its own address either', async (role) => {
    for (const line of naming('anywhere')) {
      const { status, text } = await ask(mine[role], fill(line, shop.path, theirs), theirs)
      expect([line, status, text]).toEqual([line, 404, expect.stringContaining('This shop was not found.')])
    }
  })

  it('cannot be put into what is one’s own', async () => {
    const other = await makeShop(shop, ['owner', 'packer'])
    const thing = await shop.make({ vendorId: other.vendorId })
    await listUnlisted(shop.services.db)
    const { number } = await shop.order([[thing, 1]])
    const { rows } = await shop.database.pool.query('select id from listings where vendor_id = $1', [
      other.vendorId,
    ])
    const foreign = {
      ...theirs,
      numbers: number,
      number,
      variantId: thing.variantId,
      substituteVariantId: thing.variantId,
      listingId: String(rows[0].id),
      memberId: other.packer.memberId,
    }
    const lines = naming('in the body')
    expect(lines.length).toBeGreaterThan(8)
    const { answers, found } = await tryAll(shop.sita, shop.path, lines, foreign, theirs)
    for (const answer of answers) expect([answer, answer[1] >= 400]).toEqual([answer, true])
    expect(found).toEqual(nothingAtAll)
  })

  // Otherwise nothing would have been tried above.
  it('is there for its owner, in every one of these calls', async () => {
    // Who gives the shop away may do less of the rest.
    const lines = naming('anywhere').toSorted((one, two) => Number(isGiving(one)) - Number(isGiving(two)))
    for (const line of lines) {
      const { status } = await ask(shop.sita, fill(line, shop.path, theirs), theirs)
      expect([line, status]).toEqual([line, expect.toBeOneOf([200, 409, 422])])
    }
  })
})
