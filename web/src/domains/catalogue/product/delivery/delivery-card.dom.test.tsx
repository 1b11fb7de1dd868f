import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Product } from '@haat/contract/domains/catalogue.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { both, createCartServer } from '#domains/cart/testing/cart-server.ts'
import { renderApp } from '#ui/testing/render-app.tsx'
import type { Variant } from '../buying/choose-variant.ts'
import { DeliveryCard } from './delivery-card.tsx'

const product = {
  delivery: {
    minDays: 2,
    maxDays: 4,
    feePaisa: 100_00,
    freeFromPaisa: 1500_00,
    isCashPossible: true,
    maxCashPaisa: 25_000_00,
    onlyIn: null,
  },
  returnDays: 7,
  sealedReturnDays: 15,
  categories: [] as Product['categories'],
} as Product
const variant = { pricePaisa: 900_00, stock: 'in' } as Variant

let server: ReturnType<typeof createCartServer>
beforeEach(() => {
  server = createCartServer()
  server.answers['GET /site/settings'] = () => ({ data: { holidays: [], paymentWays: ['cod', 'esewa'] } })
})
afterEach(() => void (document.cookie = 'accessToken=; max-age=0'))

const open = (changes: Partial<Variant> = {}, userId?: string, ofProduct: Partial<Product> = {}) =>
  renderApp(
    <CurrentUserContext value={{ userId, findUserId: async () => userId ?? '' }}>
      <DeliveryCard product={{ ...product, ...ofProduct }} variant={{ ...variant, ...changes }} />
    </CurrentUserContext>,
    { call: server.call },
  )

it('says for where the fee and the limit of cash are', async () => {
  await open()
  await screen.findByText('In the Kathmandu Valley: delivery Rs. 100, free from Rs. 1,500')
  await screen.findByText(/^In the Kathmandu Valley: cash up to Rs. 25,000\./)
  screen.getByText('Cash on delivery available')
})

it('speaks of the district of the default address', async () => {
  document.cookie = 'accessToken=mina'
  server.setCart({
    districtName: both('Humla'),
    feePaisa: 350_00,
    freeFromPaisa: null,
    maxCashPaisa: 5000_00,
  })
  await open({ pricePaisa: 6000_00 }, 'mina')
  await screen.findByText('In Humla: delivery Rs. 350')
  await screen.findByText('Prepaid only')
  await screen.findByText(/In Humla: cash up to Rs. 5,000\.$/)
})

it('promises no cash above its limit, and no day for what is out of stock', async () => {
  await open({ pricePaisa: 25_001_00, stock: 'out' })
  await screen.findByText('Prepaid only')
  expect(screen.queryByText('Cash on delivery available')).toBeNull()
  screen.getByText('No delivery date while it is out of stock')
  expect(screen.queryByText(/ to .* November/)).toBeNull()
})

it('names the districts where the vendor does not send everywhere', async () => {
  const delivery = { ...product.delivery, onlyIn: ['Kathmandu', 'Lalitpur', 'Bhaktapur'].map(both) }
  await open({}, undefined, { delivery })
  await screen.findByText('Delivered only in Kathmandu, Lalitpur, Bhaktapur')
  screen.getByText(/^In the Kathmandu Valley: delivery Rs. 100/)
})

it('says so where the shopper lives outside of what the vendor sends to', async () => {
  document.cookie = 'accessToken=mina'
  server.setCart({ districtName: both('Humla'), feePaisa: 350_00 })
  await open({}, 'mina', { delivery: { ...product.delivery, onlyIn: [both('Kathmandu')] } })
  await waitFor(() => expect(screen.queryByText(/: delivery Rs\. /)).toBeNull())
  screen.getByText('Delivered only in Kathmandu')
  expect(screen.queryByText('Cash on delivery available')).toBeNull()
  expect(screen.queryByText(/ to .* November/)).toBeNull()
})

it.each([
  ['tea-food', 7, true],
  ['clothing', 7, false],
  ['plants', 0, false],
])('%s can be returned for %d days', async (slug, returnDays, isUnopened) => {
  const categories = [{ slug, name: both(slug) }]
  await open({}, undefined, { categories, returnDays, sealedReturnDays: returnDays && 15 })
  await screen.findByText(returnDays > 0 ? /^Return within/ : 'Cannot be returned')
  expect(screen.queryByText('If the pack is unopened.') !== null).toBe(isUnopened)
})
