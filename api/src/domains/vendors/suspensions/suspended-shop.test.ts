import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CartProduct } from '../../../../test/cart-shop.ts'
import { expectInvariants } from '../../../../test/expect-invariants.ts'
import { expectRefusal } from '../../../../test/expect-refusal.ts'
import { openOrderShop, type OrderShop } from '../../../../test/order-shop.ts'
import { makeShopKeeper, makeSuspect, type Suspect } from '../../../../test/suspend.ts'
import { buildTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sitemapPaths } from '#domains/sitemap/sitemap.service.ts'

const notice = {
  en: 'The shop Pashupati Pashmina is paused at the moment. Nothing of it can be bought.',
  ne: 'पशुपति पश्मिना पसल अहिलेलाई रोकिएको छ। यहाँबाट अहिले केही किन्न मिल्दैन।',
}

let shop: OrderShop
/** A second process on the same database: it hears of nothing but what the database tells. */
let other: TestApp
let staff: Awaited<ReturnType<typeof makeShopKeeper>>
beforeAll(async () => {
  shop = await openOrderShop()
  staff = await makeShopKeeper(shop)
  other = await buildTestApp({ databaseUrl: shop.databaseUrl })
  await other.app.loadMemory()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
afterEach(() => expectInvariants(shop.services.db))

/** What a visitor of the second process is told. */
const ask = async (path: string) => (await other.app.inject({ url: `/api${path}` })).json().data

/** Everything that tells a visitor what there is; the same before a suspension and after its end. */
async function whatIsThere({ word, slug, product, near, serviceId, category, ...rest }: Suspect) {
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id).toSorted()
  // A process keeps the files of its sitemap for a minute, which is soon enough for search engines.
  const files = ['products', 'services', 'vendors'].map((kind) =>
    sitemapPaths(other.services.db, `${kind}-1.xml`),
  )
  const paths = (await Promise.all(files)).flat()
  const facets = await ask(`/products/facets?searchTerm=${word}`)
  const everywhere = await ask(`/search/everywhere?term=${word}`)
  const { categories } = await ask('/categories')
  const serviceTree = await ask('/service-categories')
  const countOf = (tree: { slug: string; count: number }[], wanted: string) =>
    tree.find((one) => one.slug === wanted)?.count ?? 0
  return {
    list: ids(await ask(`/products?searchTerm=${word}`)),
    ofVendor: ids(await ask(`/products?vendor=${slug}`)),
    inCategory: (await ask(`/products?category=${category}`)).total,
    facets: {
      total: facets.total,
      vendors: facets.vendors.map((one: { slug: string }) => one.slug).toSorted(),
    },
    services: ids(await ask(`/services?searchTerm=${word}`)),
    serviceTotal: (await ask(`/services/facets?searchTerm=${word}`)).total,
    found: [everywhere.products.count, everywhere.services.count],
    related: ids({ items: (await ask(`/products/${near.id}/related`)).similar }),
    counts: [countOf(categories, category), countOf(serviceTree.categories, rest.serviceCategory)],
    vendors: (await ask(`/vendors?pageSize=100`)).items.map((one: { slug: string }) => one.slug).toSorted(),
    figures: await ask('/about/figures'),
    sitemap: [`/products/${product.productId}`, `/services/${serviceId}`, `/vendors/${slug}`].map((path) =>
      paths.includes(path),
    ),
  }
}

/** What is suggested, which may be a second behind. */
const suggested = async ({ word }: Suspect): Promise<string[]> =>
  (await ask(`/search/suggestions?term=${word}`)).suggestions
    .map(({ address }: { address: string }) => address)
    .toSorted()

describe('what a suspended vendor offers', () => {
  it('leaves lists, counts, search, suggestions and the sitemap of every process, and comes back exactly', async () => {
    const suspect = await makeSuspect(shop)
    const { vendorId, slug, product, near, serviceId } = suspect
    const before = await whatIsThere(suspect)
    expect(before).toMatchObject({
      list: [near.id, product.productId].toSorted(),
      ofVendor: [product.productId],
      services: [serviceId],
      found: [2, 1],
      related: [product.productId],
      counts: [2, 1],
      sitemap: [true, true, true],
    })
    const all = await suggested(suspect)
    expect(all).toEqual(expect.arrayContaining([product.productId, serviceId, near.id]))
    await staff.suspend(vendorId)
    const during = await whatIsThere(suspect)
    expect(during).toMatchObject({
      list: [near.id],
      ofVendor: [],
      inCategory: 1,
      facets: { total: 1 },
      services: [],
      serviceTotal: 0,
      found: [1, 0],
      related: [],
      counts: [1, 0],
      sitemap: [false, false, false],
    })
    expect(during.facets.vendors).not.toContain(slug)
    expect(during.vendors).not.toContain(slug)
    expect(during.figures.vendors).toBe(before.figures.vendors - 1)
    await expect.poll(() => suggested(suspect)).toEqual([near.id])
    await staff.reopen(vendorId)
    expect(await whatIsThere(suspect)).toEqual(before)
    await expect.poll(() => suggested(suspect)).toEqual(all)
  })

  it('keeps its pages, which say that the shop is paused and offer nothing', async () => {
    const { vendorId, slug, product, serviceId } = await makeSuspect(shop)
    const path = `/products/${product.productId}`
    const before = await ask(path)
    expect(before).not.toHaveProperty('paused')
    await staff.suspend(vendorId)
    const page = await ask(path)
    expect(page).toMatchObject({ paused: notice, stock: 'out', variantId: null, seller: { productCount: 0 } })
    expect(page.variants.every((one: { most: number }) => one.most === 0)).toBe(true)
    expect((await ask(`${path}/related`)).fromVendor).toEqual([])
    expect(await ask(`/services/${serviceId}`)).toMatchObject({ paused: notice, nextDay: null })
    expect(await ask(`/vendors/${slug}`)).toMatchObject({
      paused: notice,
      productCount: 0,
      particulars: { grievanceName: 'Sita Gurung' },
    })
    await staff.reopen(vendorId)
    expect(await ask(path)).toEqual(before)
    expect(await ask(`/vendors/${slug}`)).not.toHaveProperty('paused')
  })

  it('cannot be put into a cart nor asked for, and says why; in wishlists it stays, marked', async () => {
    const { vendorId, product, serviceId } = await makeSuspect(shop)
    const anjali = await shop.shopper()
    await staff.suspend(vendorId)
    expect(expectRefusal(await anjali.put(product), 409, 'VENDOR_SUSPENDED').message).toBe(notice.en)
    const asked = await anjali.send('POST', `/services/${serviceId}/requests`, {
      name: 'Anjali',
      email: 'anjali@haat.test',
      phoneNumber: '9841234567',
      dayWished: '2030-01-01',
    })
    expectRefusal(asked, 409, 'VENDOR_SUSPENDED')
    await anjali.send('POST', '/wishlists', { productId: product.productId })
    const [saved] = (await anjali.send('GET', '/wishlists/items')).json().data.items
    expect(saved.product).toMatchObject({ id: product.productId, paused: notice, stock: 'out' })
    const visitors = await anjali.send('POST', '/cart/goods', { variantIds: [product.variantId] })
    expect(visitors.json().data.items).toMatchObject([{ paused: notice, most: 0 }])
    await staff.reopen(vendorId)
    expect((await anjali.put(product)).statusCode).toBe(200)
  })
})

describe('a cart with something of a suspended vendor', () => {
  const quantityOf = async (thing: CartProduct) => {
    const { reserved, allocated } = await shop.stockOf(thing)
    return reserved + allocated
  }

  it('shows it as it was, names it, leaves it out of the sum, and is not ordered with it', async () => {
    const { vendorId, product } = await makeSuspect(shop)
    const anjali = await shop.shopper()
    await anjali.put(product, 2)
    await anjali.put(await shop.make())
    const { mark } = await anjali.quote()
    await staff.suspend(vendorId)
    const cart = await anjali.cart()
    const line = cart.items.find(({ variantId }: CartProduct) => variantId === product.variantId)
    expect(line).toMatchObject({ quantity: 2, problem: 'suspended', paused: notice, isChosen: true })
    expect(cart.chosenCount).toBe(1)
    const quote = await anjali.quote()
    expect(quote.problems).toMatchObject([{ variantId: product.variantId, problem: 'suspended' }])
    for (const agreed of [mark, quote.mark]) {
      const body = { addressId: anjali.addressId, method: 'cod', mark: agreed }
      expect(expectRefusal(await anjali.placeOrder(body), 409, 'VENDOR_SUSPENDED').message).toBe(notice.en)
    }
    expect(await quantityOf(product)).toBe(0)

    await anjali.send('PATCH', `/cart/items/${product.variantId}`, { isChosen: false })
    expect((await anjali.buy('cod')).statusCode).toBe(200)
    await staff.reopen(vendorId)
    await anjali.send('PATCH', `/cart/items/${product.variantId}`, { isChosen: true })
    expect((await anjali.buy('cod')).statusCode).toBe(200)
    expect(await quantityOf(product)).toBe(2)
  })

  it('keeps what a visitor brings along, and buying again leaves it out', async () => {
    const { vendorId, product } = await makeSuspect(shop)
    const anjali = await shop.shopper()
    const { number } = await anjali.buyProducts([[product]])
    await staff.suspend(vendorId)
    const again = (await anjali.send('POST', `/orders/${number}/buy-again`)).json().data
    expect(again).toMatchObject({ added: 0, missing: [{ en: expect.any(String) }], itemCount: 0 })
    const items = [{ variantId: product.variantId, quantity: 3 }]
    expect((await anjali.send('POST', '/cart/merge', { items })).json().data).toEqual({
      itemCount: 3,
      changes: [],
    })
    expect((await anjali.cart()).items).toMatchObject([{ quantity: 3, problem: 'suspended' }])
    await staff.reopen(vendorId)
  })
})
