import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyContent, type ProductContent } from '@haat/contract/domains/listings.content.ts'
import { expectInvariants } from '../../../test/expect-invariants.ts'
import { openImportShop } from '../../../test/import-shop.ts'
import { csvOf, newListingHeader } from '../../../test/import-table.ts'
import { productFields } from '../../../test/listing-scenario.ts'
import { buildTestApp, type TestApp } from '../../../test/test-app.ts'

let haat: TestApp
beforeAll(async () => {
  haat = await buildTestApp()
})
afterAll(async () => {
  await expectInvariants(haat.services.db)
  await haat.close()
})

const { kind: _, ...nothing } = emptyContent.product
const variant = (changes: Partial<ProductContent['variants'][number]> = {}) => ({
  values: [],
  sku: '',
  pricePaisa: null,
  stock: null,
  isOffered: true,
  ...changes,
})
const value = (key: string, name = { en: '', ne: '' }) => ({ key, name, pictureId: null })
const sizes = {
  key: 'size',
  name: { en: 'Size', ne: '' },
  values: [value('s', { en: 'Small', ne: '' }), value('m')],
}

/** Drafts as people leave them. */
const unfinished: Record<string, Partial<ProductContent>> = {
  'just begun': {},
  'without a choice': { name: { en: 'Bowl', ne: '' }, variants: [] },
  'with nothing but a choice without a SKU': { variants: [variant()] },
  'with choices that have neither a SKU nor a name': {
    options: [sizes],
    variants: [variant({ values: ['s'] }), variant({ values: ['m'] })],
  },
  'with one SKU twice': {
    options: [sizes],
    variants: [variant({ values: ['s'], sku: 'TWICE' }), variant({ values: ['m'], sku: 'TWICE' })],
  },
  'with a SKU that another listing has': { variants: [variant({ sku: 'TWICE', pricePaisa: 100_00 })] },
  'in one language, without a price': {
    name: { en: 'Felted bowl', ne: '' },
    variants: [variant({ sku: 'BOWL', stock: 3 })],
  },
  'with words that a spreadsheet takes for something else': {
    name: { en: '#REF!', ne: "'=1+1" },
    story: { en: '-1\r\n\tone\vtwo\rthree', ne: ' "a"; b ' },
    variants: [variant({ sku: '#N/A' })],
  },
  'with a price above its MRP': {
    particulars: { mrp: '10000' },
    variants: [variant({ sku: 'DEAR', pricePaisa: 200_00, isOffered: false })],
  },
}

/** Sends what was exported back, and says of its rows what the dry run says. */
async function sendBack(shop: Awaited<ReturnType<typeof openImportShop>>, format: 'csv' | 'xlsx') {
  const owner = shop.as(shop.owner)
  const sent = await shop.owner.send(`GET ${shop.path}/listings-export?format=${format}&language=en`)
  const back = await owner.check(sent.rawPayload)
  const problems = await owner.problems(back.id)
  await owner.call(back.id, 'stop')
  return { rows: back.rows, problems }
}

it.each(['csv', 'xlsx'] as const)(
  'what was exported as %s comes back as it is, drafts that lack something too',
  async (format) => {
    const shop = await openImportShop(haat)
    for (const fields of Object.values(unfinished)) {
      const { id } = await shop.listings.begin()
      expect((await shop.listings.save(id, { ...nothing, ...fields })).statusCode).toBe(200)
    }
    const live = await shop.listings.begin()
    await shop.listings.save(live.id, productFields(shop.pictureIds, shop.categorySlug))
    await shop.listings.submit(live.id)
    const { rows, problems } = await sendBack(shop, format)
    expect(problems).toEqual([])
    expect(rows).toMatchObject({ errors: 0, leftOut: 0, changed: 0, new: 0, same: rows.total })
    expect(rows.total).toBeGreaterThan(8)
  },
)

it('an unfinished draft of which something was changed is asked for what it lacks', async () => {
  const shop = await openImportShop(haat)
  const owner = shop.as(shop.owner)
  const { id } = await shop.listings.begin()
  await shop.listings.save(id, { ...nothing, ...unfinished['with one SKU twice'] })
  const row = (sku: string, name: string) => [`HL-${id}`, sku, name, ...Array<string>(9).fill('')]
  const same = await owner.check(csvOf([newListingHeader, row('TWICE', ''), row('TWICE', '')]))
  expect(same.rows).toMatchObject({ total: 2, same: 2 })
  await owner.call(same.id, 'stop')
  const thrice = await owner.check(csvOf([newListingHeader, ...Array(3).fill(row('TWICE', ''))]))
  expect(thrice.rows).toMatchObject({ total: 3, same: 0 })
  await owner.call(thrice.id, 'stop')
  const named = await owner.check(csvOf([newListingHeader, row('TWICE', 'Bowl'), row('', '')]))
  expect(named.rows).toMatchObject({ total: 2, same: 0 })
  expect(await owner.problems(named.id)).not.toEqual([])
})
