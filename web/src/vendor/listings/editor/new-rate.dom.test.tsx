import { configure, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { forgetCookies, openPortal } from '../../testing/render-portal.tsx'
import { listingApi, makeContent, makeListing, makeLive } from '../testing/listing.ts'

configure({ defaultHidden: true })
window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/listings.content.ts'),
    import('../listings-page.tsx'),
    import('./listing-editor-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
  ]),
)
afterEach(() => {
  forgetCookies()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const line = 'GET /vendor/shops/:shopId/commission/rate'
const ratesBy = (asked: (string | undefined)[]) => ({
  [line]: (input: Record<string, { category?: string }>) => {
    asked.push(input['query']?.category)
    return { data: { rate: 650, vatRate: 1300 } }
  },
})
const open = (api: ReturnType<typeof listingApi>['api']) =>
  openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/listings/41' })

it('a draft tells what the shop receives by the rule for the shop and the category of the draft', async () => {
  const asked: (string | undefined)[] = []
  await open(listingApi(makeListing(), ratesBy(asked)).api)
  await screen.findByText(/after our commission of 6.5%/)
  expect(asked).toEqual(['shawls'])
})

it('without a category it is the rule for the shop', async () => {
  const asked: (string | undefined)[] = []
  const content = makeContent({ categorySlug: null, particulars: {} })
  await open(listingApi(makeListing({ content }), ratesBy(asked)).api)
  await screen.findByText(/after our commission of 6.5%/)
  expect(asked).toEqual([undefined])
})

it('something that is live has the rate of its prices', async () => {
  await open(listingApi(makeLive(), ratesBy([])).api)
  await screen.findByText(/after our commission of 8%/)
  expect(screen.queryByText(/after our commission of 6.5%/)).toBeNull()
})
