import { useSearch } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { Page } from './products-page.tsx'

const bilingual = (en: string) => ({ en, ne: en })
const named = (slug: string, en: string, count: number) => ({ slug, name: bilingual(en), count })

const facets = {
  total: 3,
  vendorCount: 2,
  categories: [named('clothing', 'Clothing', 2)],
  vendors: [named('himal', 'Himal Weaves', 2), named('ilam', 'Ilam Chiya', 1)],
  colours: [{ colour: 'red', count: 1 }],
  options: [],
  origins: [
    { origin: 'nepal', count: 2 },
    { origin: 'elsewhere', count: 1 },
  ],
  ratings: [
    { rating: 4, count: 2 },
    { rating: 3, count: 2 },
  ],
  price: { minPaisa: 10_000, maxPaisa: 900_000, steps: [1, 2] },
  inStockCount: 3,
  dealCount: 0,
  delivered: null,
}
const product = {
  id: 'scarf-1',
  title: bilingual('Wool scarf'),
  vendor: { slug: 'himal', name: bilingual('Himal Weaves'), place: bilingual('Patan') },
  picture: {
    src: '/p/scarf',
    widths: [320],
    width: 320,
    height: 400,
    blur: '',
    alt: bilingual('Wool scarf'),
  },
  pricePaisa: 120_000,
  oldPricePaisa: null,
  lowestPaisa: null,
  rating: 4.5,
  ratingCount: 7,
  isNew: false,
  isMadeInNepal: true,
  stock: 'in',
  left: null,
  variantId: '1',
}
const page = (items: unknown[], total = items.length) => ({
  data: {
    items,
    total,
    nextCursor: null,
    searchOutcome: null,
    pageIndex: 1,
    pageSize: 24,
  },
})

const shop = () =>
  fakeApi({
    'GET /products': () => page([product], 3),
    'GET /products/facets': () => ({ data: facets }),
    'GET /categories': () => ({
      data: { total: 3, categories: [{ ...named('clothing', 'Clothing', 2), picture: null, children: [] }] },
    }),
  })

const Products = () => <Page address={useSearch({ strict: false })} />

async function open(path = '/products/', api = shop()) {
  const app = await renderApp(<Products />, { call: api.call, path })
  await screen.findByRole('slider', { name: 'From' })
  return { ...app, api, address: () => app.router.state.location.searchStr }
}
const panel = () => screen.findByRole('form', { name: 'Filters' })
const lastQuery = (api: ReturnType<typeof shop>) =>
  api.requests.findLast(({ line }) => line === 'GET /products')?.input['query']

// As an island does before it shows the page.
beforeAll(async () => {
  await Promise.all(
    (['products', 'productCard', 'keeping', 'search', 'filters'] as const).map((area) =>
      loadArea('en', area),
    ),
  )
})

/** Opens the sheet, whose code is loaded then. */
async function openSheet(name: string) {
  const button = await screen.findByRole('button', { name })
  await act(async () => {
    button.click()
    await import('#ui/list/filter-sheet.tsx')
  })
  return within(await screen.findByRole('dialog', { name: 'Filters' }))
}

describe('the list of products', () => {
  it('says how much there is, and beside every filter how much it would leave', async () => {
    await open()
    expect((await screen.findAllByText('3 products from 2 vendors')).length).toBe(1)
    const form = within(await panel())
    expect(form.getByRole('checkbox', { name: /^Himal Weaves ?2$/ })).toBeTruthy()
    expect(form.getByRole('switch', { name: /^In stock only ?3$/ })).toBeTruthy()
    // No product is on sale, and three stars give no more than four.
    expect(form.queryByRole('switch', { name: /Deals only/ })).toBeNull()
    expect(form.getAllByRole('radio', { name: /and up/ })).toHaveLength(1)
  })

  it('is narrowed by a choice, which the address, the query and a chip name', async () => {
    const { api, address } = await open()
    const form = within(await panel())
    await userEvent.click(form.getByRole('checkbox', { name: /^Ilam Chiya ?1$/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /^Himal Weaves ?2$/ }))
    await userEvent.click(form.getByRole('switch', { name: /^In stock only ?3$/ }))
    await waitFor(() => expect(address()).toBe('?vendor=himal%2Cilam&inStock=true'))
    await waitFor(() =>
      expect(lastQuery(api)).toMatchObject({ vendor: 'himal,ilam', inStock: 'true', pageIndex: '1' }),
    )
    const chips = within(await screen.findByRole('list', { name: 'Selected filters' }))
    await userEvent.click(chips.getByRole('link', { name: 'Remove Himal Weaves' }))
    await waitFor(() => expect(address()).toBe('?vendor=ilam&inStock=true'))
    await userEvent.click(chips.getByRole('link', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe(''))
    expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull()
  })

  it('makes a filter of the price that the words name, and a chip that removes it', async () => {
    const api = shop()
    const { address } = await open('/products/?searchTerm=laptop+under+50000', api)
    expect(lastQuery(api)).toMatchObject({ searchTerm: 'laptop', maxPricePaisa: '5000000' })
    const chips = within(await screen.findByRole('list', { name: 'Selected filters' }))
    await userEvent.click(chips.getByRole('link', { name: /^Remove Up to Rs\..50,000$/ }))
    await waitFor(() => expect(address()).toBe('?searchTerm=laptop'))
    await waitFor(() =>
      expect(lastQuery(api)).toMatchObject({ searchTerm: 'laptop', maxPricePaisa: undefined }),
    )
  })

  it('says that a word for cheap sorts by price, and lets it go', async () => {
    const { api, address } = await open('/products/?searchTerm=sasto+mobile')
    expect(lastQuery(api)).toMatchObject({ searchTerm: 'sasto mobile', sortField: 'relevance' })
    const chips = within(await screen.findByRole('list', { name: 'Selected filters' }))
    await userEvent.click(chips.getByRole('link', { name: 'Remove Cheapest first' }))
    await waitFor(() => expect(address()).toBe('?searchTerm=mobile'))
  })

  it('shows everything for a category that does not exist, and a chip says so', async () => {
    const { api, address } = await open('/products/?category=xyz')
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ category: undefined }))
    expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeTruthy()
    const chips = within(await screen.findByRole('list', { name: 'Selected filters' }))
    await userEvent.click(chips.getByRole('link', { name: 'Remove There is no category “xyz”' }))
    await waitFor(() => expect(address()).toBe(''))
  })

  it('takes back a single choice when it is pressed again, also by the keyboard', async () => {
    const { address } = await open('/products/?category=clothing&pageIndex=2')
    const stars = within(await panel()).getByRole('radio', { name: /4 and up/ })
    await userEvent.click(stars)
    await waitFor(() => expect(address()).toBe('?category=clothing&rating=4'))
    await userEvent.click(stars)
    await waitFor(() => expect(address()).toBe('?category=clothing'))
    within(await panel())
      .getByRole('switch', { name: /In stock only/ })
      .focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(address()).toBe('?category=clothing&inStock=true'))
  })

  it('takes prices as people type them', async () => {
    const { api, address } = await open()
    const form = within(await panel())
    await userEvent.type(form.getByRole('textbox', { name: 'From' }), '1,000{Enter}')
    await userEvent.type(form.getByRole('textbox', { name: 'To' }), '१५००{Enter}')
    await waitFor(() => expect(address()).toBe('?minPrice=1000&maxPrice=1500'))
    await waitFor(() =>
      expect(lastQuery(api)).toMatchObject({ minPricePaisa: '100000', maxPricePaisa: '150000' }),
    )
  })

  it('keeps to the order that is chosen, and leaves the usual one out of the address', async () => {
    const { api, address } = await open()
    const [select] = screen.getAllByRole('combobox', { name: 'Sort' })
    await userEvent.selectOptions(select!, 'Price: low to high')
    await waitFor(() => expect(address()).toBe('?sortField=price&sortOrder=asc'))
    await waitFor(() => expect(lastQuery(api)).toMatchObject({ sortField: 'price', sortOrder: 'asc' }))
    await userEvent.selectOptions(select!, 'Best selling')
    await waitFor(() => expect(address()).toBe(''))
  })

  it('remembers the district and counts for it', async () => {
    const { api, address } = await open()
    await userEvent.selectOptions(within(await panel()).getByLabelText('Delivers to'), 'Kaski')
    await waitFor(() => expect(address()).toBe('?district=kaski'))
    const chips = within(await screen.findByRole('list', { name: 'Selected filters' }))
    await userEvent.click(chips.getByRole('link', { name: 'Remove Delivers to Kaski' }))
    await waitFor(() => expect(address()).toBe(''))
    expect(await screen.findByRole('switch', { name: /^Delivers to Kaski/ })).toBeTruthy()
    const asked = api.requests.filter(({ line }) => line === 'GET /products/facets')
    expect(asked.map(({ input }) => input['query'].myDistrict)).toContain('kaski')
  })

  it('shows the filters in a sheet on a phone, where all choices are one step back', async () => {
    const { router, address } = await open('/products/?origin=nepal')
    const sheet = await openSheet('Filters, 1 selected')
    await userEvent.click(await sheet.findByRole('checkbox', { name: /^Himal Weaves ?2$/ }))
    await userEvent.click(sheet.getByRole('switch', { name: /^In stock only ?3$/ }))
    await waitFor(() => expect(address()).toBe('?vendor=himal&inStock=true&origin=nepal'))
    await userEvent.click(sheet.getByRole('button', { name: 'Show 3 products' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    router.history.back()
    await waitFor(() => expect(address()).toBe('?origin=nepal'))
  })

  it('clears all filters in the sheet', async () => {
    const { address } = await open('/products/?category=clothing&inStock=true&rating=4')
    const sheet = await openSheet('Filters, 2 selected')
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(address()).toBe('?category=clothing'))
  })

  it('names the filters that empty it, and what each of them hides', async () => {
    const api = shop()
    api.answers['GET /products'] = ({ query }) => page([], query.minPricePaisa ? 0 : 5)
    const { address } = await open('/products/?minPrice=900000&inStock=true', api)
    await screen.findByRole('heading', { level: 2, name: 'No products match all filters' })
    expect(await screen.findByText(/^Without “In stock”/)).toBeTruthy()
    await userEvent.click(await screen.findByRole('link', { name: /^Without “From Rs\..*5 products$/ }))
    await waitFor(() => expect(address()).toBe('?inStock=true'))
  })

  it('can be asked for again when it is broken', async () => {
    const api = shop()
    const answer = api.answers['GET /products']!
    api.answers['GET /products'] = () => refuse(500)
    await open('/products/', api)
    await screen.findByRole(
      'heading',
      { level: 2, name: 'The products could not be loaded' },
      { timeout: 15_000 },
    )
    api.answers['GET /products'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})
