import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { openImportShop } from '../../../test/import-shop.ts'
import { csvOf, newListingHeader } from '../../../test/import-table.ts'
import { photograph } from '../../../test/picture-uploads.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'
import { zipOf } from '../../../test/zip-of.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

type Shop = Awaited<ReturnType<typeof openImportShop>>
let shop: Shop
let owner: ReturnType<Shop['as']>
beforeEach(async () => {
  shop = await openImportShop(haat)
  owner = shop.as(shop.owner)
})

const sendZip = (id: string, bytes: Buffer) =>
  owner.person.send(`POST ${shop.path}/imports/${id}/pictures?name=pictures.zip`, bytes)
const fileNaming = (...pictures: string[]) =>
  csvOf([newListingHeader, ...pictures.map((names, at) => shop.row(at, { 11: names }))])

it('pictures of a ZIP become pictures of the listings that name them, whatever folder they lie in', async () => {
  const { id } = await owner.check(
    fileNaming('Bowl-1.JPG; bowl-2.jpg;bowl-3.jpg', 'missing.jpg', 'broken.png'),
  )
  expect((await owner.problems(id)).map(({ row, code, data }) => [row, code, data['name']])).toEqual([
    [2, 'picture-missing', 'Bowl-1.JPG'],
    [2, 'picture-missing', 'bowl-2.jpg'],
    [2, 'picture-missing', 'bowl-3.jpg'],
    [3, 'picture-missing', 'missing.jpg'],
    [4, 'picture-missing', 'broken.png'],
  ])
  const [one, two, three] = await Promise.all([photograph(600), photograph(610), photograph(620)])
  const zip = await zipOf({
    'new/bowl-1.jpg': one!,
    'bowl-2.jpg': two!,
    'BOWL-3.jpg': three!,
    'broken.png': Buffer.from('no picture'),
    '__MACOSX/bowl-2.jpg': Buffer.from('something else'),
  })
  expect((await sendZip(id, zip)).json().data).toMatchObject({
    state: 'checking',
    pictures: { received: 4, faulty: 0 },
  })
  await shop.work()
  expect(await owner.read(id)).toMatchObject({
    state: 'checked',
    rows: { new: 1, errors: 2 },
    pictures: { faulty: 1 },
  })
  expect((await owner.problems(id)).map(({ row, code }) => [row, code])).toEqual([
    [3, 'picture-missing'],
    [4, 'picture-unreadable'],
  ])
  await owner.write(id)
  const { rows } = await haat.database.pool.query(
    `select v.content -> 'pictures' as pictures, l.state from listings l join listing_versions v on v.id = l.waiting_version_id where l.vendor_id = $1`,
    [shop.vendorId],
  )
  expect(rows).toMatchObject([{ state: 'in-review', pictures: [{}, {}, {}] }])
  expect(rows[0].pictures[0].alt).toEqual({ en: 'Felted bowl 0', ne: 'फेल्टको कचौरा 0' })
})

it('a listing without pictures is kept as a draft', async () => {
  const { id, rows } = await owner.check(fileNaming('', shop.pictures))
  expect(rows).toMatchObject({ new: 2, errors: 0 })
  expect(await owner.write(id)).toMatchObject({ listings: { new: 2, drafts: 1 } })
})

it('a picture is never fetched from this machine or its network, nor where a redirect leads there', async () => {
  let asked = 0
  const server = createServer((_, response) => {
    asked += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const { id } = await owner.check(
    fileNaming(
      `http://127.0.0.1:${port}/a.jpg`,
      `http://localhost:${port}/a.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://192.168.1.1/a.jpg',
    ),
  )
  expect((await owner.problems(id)).map(({ code }) => code)).toEqual(Array(4).fill('picture-forbidden'))
  expect(asked).toBe(0)
  server.close()
})

it('a ZIP that is none, or leads elsewhere, or has no pictures is refused with a sentence', async () => {
  const { id } = await owner.check(fileNaming(''))
  const evil = Buffer.from(
    (await zipOf({ 'xxxa.jpg': Buffer.from('a') })).toString('latin1').replaceAll('xxxa.jpg', '../a.jpg'),
    'latin1',
  )
  for (const [bytes, status, sentence] of [
    [Buffer.from('SKU,Name'), 415, /damaged, or no ZIP/],
    [evil, 422, /leads elsewhere/],
    [await zipOf({ 'a.txt': Buffer.from('a') }), 422, /no pictures/],
    [await zipOf({ 'a.jpg': Buffer.alloc(111_000_000) }), 422, /too large/],
  ] as const) {
    const answer = await sendZip(id, bytes)
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(sentence)])
  }
  expect(await owner.read(id)).toMatchObject({ state: 'checked', pictures: { received: 0 } })
})
