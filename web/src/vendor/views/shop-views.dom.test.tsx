import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { ShopView } from '@haat/contract/domains/views.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { listOf, makeCounts } from '../listings/testing/listings.ts'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() => Promise.all([loadArea('en', 'vendor'), loadArea('en', 'office')]))
afterEach(forgetCookies)

const home = '/vendor/palpa-dhaka-udhyog-4'
const lines = {
  list: 'GET /vendor/shops/:shopId/views',
  save: 'POST /vendor/shops/:shopId/views',
  rename: 'PATCH /vendor/shops/:shopId/views/:id',
} as const
const view = (given: Partial<ShopView>): ShopView => ({
  id: '1',
  place: 'listings',
  name: 'Unsent',
  search: 'state=draft',
  isShared: false,
  mayChange: true,
  ...given,
})

/** An API that keeps views as the real one does, with three drafts among its listings. */
function viewsApi(...views: ShopView[]) {
  let saved = views
  return portalApi({
    [lines.list]: () => ({ data: saved }),
    [lines.save]: ({ body }) => {
      saved = [...saved, view({ id: String(saved.length + 1), ...body })]
      return { data: saved.at(-1) }
    },
    [lines.rename]: ({ params, body }) => {
      saved = saved.map((one) => (one.id === params['id'] ? { ...one, ...body } : one))
      return { data: saved.find(({ id }) => id === params['id']) }
    },
    'GET /vendor/shops/:shopId/listings': () => listOf([], makeCounts({ draft: 3 })),
    'GET /vendor/shops/:shopId/stock': ({ query }) => ({
      data: {
        items: [],
        nextCursor: query.searchTerm && query.filter === 'all' ? '5.5' : null,
        counts: { all: 30, low: 4, out: 1 },
      },
    }),
  })
}
const views = async () => within(await screen.findByRole('group', { name: 'Saved filters' }))

it('keeps the filters of a list for everybody in the shop, with how many rows they have', async () => {
  const api = viewsApi()
  await openPortal({ api, path: `${home}/listings?state=draft` })
  await userEvent.click(await screen.findByRole('button', { name: 'Save these filters' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Unsent')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show it to everybody in the shop' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const chip = await (await views()).findByRole('button', { name: /^Unsent/ })
  await waitFor(() => expect(chip.textContent).toBe('Unsent 3 for all'))
  expect(chip.getAttribute('aria-pressed')).toBe('true')
  const asked = api.requests.find(({ line }) => line === lines.save)
  expect(asked!.input['body']).toEqual({
    place: 'listings',
    name: 'Unsent',
    search: 'state=draft',
    isShared: true,
  })
})

it('puts saved filters into the address of their own list, and counts words no further than a page', async () => {
  const api = viewsApi(
    view({ place: 'stock', name: 'Low shawls', search: 'filter=low&searchTerm=shawl' }),
    view({ id: '2', place: 'stock', name: 'Shawls', search: 'searchTerm=shawl' }),
    view({ id: '3', name: 'Unsent' }),
  )
  const { router } = await openPortal({ api, path: `${home}/stock` })
  const shown = await views()
  expect(shown.queryByRole('button', { name: /^Unsent/ })).toBeNull()
  await shown.findByRole('button', { name: 'Shawls 0+' })
  await userEvent.click(await shown.findByRole('button', { name: 'Low shawls 0' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ filter: 'low', searchTerm: 'shawl' }))
})

it('gives a view another name, where the reader may change it', async () => {
  const api = viewsApi(view({}), view({ id: '2', name: 'Theirs', search: 'state=live', mayChange: false }))
  await openPortal({ api, path: `${home}/listings?state=draft` })
  const shown = await views()
  await shown.findByRole('button', { name: /^Theirs/ })
  expect(shown.queryByRole('button', { name: /saved filter Theirs/ })).toBeNull()
  await userEvent.click(shown.getByRole('button', { name: 'Rename the saved filter Unsent' }))
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ })
  expect(name.value).toBe('Unsent')
  await userEvent.clear(name)
  await userEvent.type(name, 'Drafts{Enter}')
  await shown.findByRole('button', { name: /^Drafts/ })
})
