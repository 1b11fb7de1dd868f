import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProductContent } from '@haat/contract/domains/listings.content.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../../testing/render-portal.tsx'
import { listingApi, makeContent, makeListing, makeLive, makePrices } from '../testing/listing.ts'

// Nothing is hidden here, and to make sure of it for every country in a list takes seconds.
configure({ defaultHidden: true })
window.matchMedia ??= (() => ({ matches: false })) as never

// What the editor loads late is loaded here, so that no test waits for it.
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

type Api = ReturnType<typeof portalApi>
const open = (api: Api) => openPortal({ api, path: '/vendor/palpa-dhaka-udhyog-4/listings/41' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sent = (api: Api, line: string) => api.requests.filter((request) => request.line === line)
const submits = (api: Api) => sent(api, 'POST /vendor/shops/:shopId/listings/:listingId/submit')
const variantsOf = ({ content }: { content: object }) => (content as ProductContent).variants

describe('what is missing', () => {
  it('stands in the checklist, which leads there, and so does the button that sends', async () => {
    const content = makeContent({ weightGrams: null, name: { en: 'Dhaka shawl', ne: '' } })
    const { api } = listingApi(makeListing({ content }))
    await open(api)
    await screen.findByText('8 of 10')
    await press('Go there: Weight and ready time')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Weight with wrapping/))
    expect(screen.queryByText('Please write it in both languages.')).toBeNull()
    await press(/^Submit for review/)
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name · Nepali/))
    screen.getByText('Please write it in both languages.')
    expect(submits(api)).toEqual([])
  })

  it('is also what nothing can be said of yet: words without pictures, and the law without a category', async () => {
    const content = makeContent({ pictures: [], categorySlug: null, particulars: {} })
    await open(listingApi(makeListing({ content })).api)
    await screen.findByText('6 of 10')
    await press('Go there: Words for every picture')
    await press('Go there: What the law asks for')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Category/))
  })

  it('is what the category asks for, and one that is closed asks for another', async () => {
    const content = makeContent({ particulars: { origin: 'in' }, categorySlug: 'capes' })
    const { api, read } = listingApi(makeListing({ content }))
    await open(api)
    await screen.findByText('This category is no longer used. Please choose another.')
    await userEvent.click(screen.getByLabelText(/^Category/))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('button', { name: 'Capes' })).toBeNull()
    await userEvent.type(dialog.getByLabelText('Find a category'), 'पछ्यौरा')
    await userEvent.click(dialog.getByRole('button', { name: 'Shawls' }))
    await press('Go there: What the law asks for')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Highest price \(MRP\)/))
    await userEvent.type(document.activeElement!, '२,८५०')
    await userEvent.tab()
    await waitFor(() => expect((read().content as ProductContent).particulars['mrp']).toBe('285000'))
  })

  it('is told at the field when only the API knows it', async () => {
    const { api } = listingApi(makeListing(), {
      'POST /vendor/shops/:shopId/listings/:listingId/submit': () =>
        refuse(422, { code: 'VALIDATION_FAILED', fields: { 'variants.1.sku': 'Taken.' } }),
    })
    await open(api)
    await press(/^Submit for review/)
    await screen.findByText('Another product of your shop has this SKU.')
    expect(document.activeElement).toBe(screen.getByLabelText('SKU: blue'))
  })
})

describe('what staff decide', () => {
  it('is seen: sent, looked at, and taken back', async () => {
    const { api } = listingApi()
    await open(api)
    await press(/^Submit for review/)
    await screen.findByRole('heading', { name: 'Staff are looking at this' })
    expect(submits(api).map(({ input }) => input['body'])).toEqual([{ version: 1 }])
    screen.getByText('In review')
    await press(/^Take it back/)
    await screen.findByText('Draft')
  })

  it('stands above the field that it names when it is sent back, and over all of it', async () => {
    const { api } = listingApi(
      makeListing({
        state: 'sent-back',
        sentBack: {
          reasons: [{ field: 'story', words: 'Please say what it is made of.' }],
          words: 'Nearly there.',
          at: '2026-11-16T06:00:00.000Z',
          by: 'Asha Rai',
        },
      }),
    )
    await open(api)
    const notice = within((await screen.findByText('Sent back by Asha Rai')).closest('section')!)
    notice.getByText('Nearly there.')
    const panel = screen.getByRole('heading', { name: 'Name and story' }).closest('section')!
    within(panel).getByText('Please say what it is made of.')
    await userEvent.click(notice.getByRole('button', { name: /^Go there/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Story · English/))
  })
})

describe('the grid of variants', () => {
  it('moves by arrows and Enter, takes back by Escape, and fills down', async () => {
    const { api, read } = listingApi()
    await open(api)
    const [red, blue, green] = await Promise.all(
      ['red', 'blue', 'green'].map((name) => screen.findByLabelText<HTMLInputElement>(`Price: ${name}`)),
    )
    await userEvent.click(red!)
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(blue)
    await userEvent.keyboard('9999{Escape}')
    expect(blue!.value).toBe('2,350')
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByLabelText('Stock: blue'))
    await userEvent.keyboard('१२{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Stock: green'))
    await userEvent.click(blue!)
    await userEvent.keyboard('{Control>}a{/Control}2,400{Control>}d{/Control}')
    await waitFor(() =>
      expect(variantsOf(read()).map(({ pricePaisa, stock }) => [pricePaisa, stock])).toEqual([
        [235_000, 4],
        [240_000, 12],
        [240_000, 4],
      ]),
    )
    expect(green!.value).toBe('2,400')
    screen.getByText(/^3 variants on sale, 20 pieces/)
  })

  it('takes a column of a spreadsheet, and says of what is no amount that it is none', async () => {
    const { api, read } = listingApi()
    await open(api)
    const price = await screen.findByLabelText('Price: red')
    fireEvent.paste(price, { clipboardData: { getData: () => '1,000\n२,०००\n2,500\n9' } })
    await waitFor(() =>
      expect(variantsOf(read()).map(({ pricePaisa }) => pricePaisa)).toEqual([100_000, 200_000, 250_000]),
    )
    await userEvent.type(price, '{Control>}a{/Control}cheap')
    await userEvent.tab()
    screen.getByText('Please write an amount, such as 2,350.')
    await userEvent.type(screen.getByLabelText('Price: blue'), '{Control>}a{/Control}9000')
    await userEvent.tab()
    await screen.findByText(/^This is above the highest price \(MRP\)/)
  })

  it('sets one price for all', async () => {
    const { api, read } = listingApi()
    await open(api)
    await press('Set price for all')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Price'), '1999')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(variantsOf(read()).every(({ pricePaisa }) => pricePaisa === 199_900)).toBe(true),
    )
  })

  it('changes the price of what is live at once, and not in the draft', async () => {
    const line = 'PUT /vendor/shops/:shopId/listings/:listingId/prices'
    const { api } = listingApi(makeLive(), { [line]: () => refuse(409, { code: 'CONFLICT' }) })
    await open(api)
    await userEvent.type(await screen.findByLabelText('Price: blue'), '{Control>}a{/Control}2200')
    await userEvent.tab()
    await waitFor(() => expect(sent(api, line)).toHaveLength(1))
    expect(sent(api, line)[0]!.input['body']).toEqual({
      changes: [{ variantId: '2', wasPaisa: 235_000, pricePaisa: 220_000 }],
    })
    expect(sent(api, 'PATCH /vendor/shops/:shopId/listings/:listingId/draft')).toEqual([])
    screen.getByRole('link', { name: /^Stock: green: 2\. Change stock/ })
  })
})

describe('a deal below the highest price', () => {
  const content = makeContent({ particulars: { origin: 'np:palpa', mrp: '220000' } })
  const makeDeal = () => {
    const listing = makeLive({ content })
    for (const one of listing.live!.variants) one.pricePaisa = 199_000
    return listing
  }
  const line = 'GET /vendor/shops/:shopId/listings/:listingId/prices'
  const dealOf = (standingPaisa: number) => () => {
    const prices = makePrices()
    for (const one of prices.variants)
      Object.assign(one, { pricePaisa: 199_000, dealPaisa: 199_000, standingPaisa })
    return { data: prices }
  }

  it('does not hide that the price after it is above', async () => {
    const { api } = listingApi(makeDeal(), { [line]: dealOf(235_000) })
    await open(api)
    await screen.findByText('9 of 10')
  })

  it('is ready where the price after it is below too, whatever the old price was', async () => {
    const listing = makeDeal()
    for (const one of listing.live!.variants) one.oldPricePaisa = 240_000
    const { api } = listingApi(listing, { [line]: dealOf(215_000) })
    await open(api)
    await screen.findByText('10 of 10')
  })

  it('is measured by the old price while the prices are not there', async () => {
    const listing = makeDeal()
    for (const one of listing.live!.variants) one.oldPricePaisa = 240_000
    const { api } = listingApi(listing, { [line]: () => refuse(503) })
    await open(api)
    await screen.findByText('9 of 10')
  })
})

describe('options', () => {
  it('make variants, and ask before one goes that has stock or open orders', async () => {
    const { api, read } = listingApi(makeLive())
    await open(api)
    await press('Add a value: Colour')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Value · English'), 'Pine green')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(variantsOf(read()).at(-1)?.values).toEqual(['pine-green']))
    await press('Remove Pine green')
    await waitFor(() => expect(variantsOf(read())).toHaveLength(3))
    await press('Remove green')
    const question = within(await screen.findByRole('dialog'))
    question.getByText(/^2 pieces of it are promised to open orders/)
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }))
    expect(variantsOf(read())).toHaveLength(3)
  })
})

describe('on a phone', () => {
  it('it begins with six fields and goes on in short steps to the checklist', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 48rem)' }))
    vi.stubGlobal('scrollTo', () => {})
    const content = makeContent({
      options: [],
      variants: [{ values: [], sku: '', pricePaisa: null, stock: null, isOffered: true }],
      weightGrams: null,
    })
    const { api, read } = listingApi(makeListing({ content }))
    await open(api)
    await userEvent.type(await screen.findByLabelText(/^Price to pay/), '१,७००')
    await press('One more')
    await waitFor(() => expect(variantsOf(read())[0]).toMatchObject({ pricePaisa: 170_000, stock: 1 }))
    await press('Go on, 2 left')
    await userEvent.type(await screen.findByLabelText('SKU: This product'), 'ALLO-1')
    await userEvent.tab()
    await press('Go on, 1 left')
    await userEvent.type(await screen.findByLabelText(/^Weight with wrapping/), '250')
    await userEvent.tab()
    await press('Go on')
    await screen.findByText('10 of 10')
    await press(/^Submit for review/)
    await waitFor(() => expect(submits(api)).toHaveLength(1))
  })

  it('a new product begins with its pictures, and the camera is asked for by a press', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const getUserMedia = vi.fn(() => Promise.reject(new Error('NotAllowedError')))
    Object.assign(navigator, { mediaDevices: { getUserMedia } })
    await openPortal({ api: listingApi().api, path: '/vendor/palpa-dhaka-udhyog-4/listings/new' })
    const camera = within(await screen.findByRole('dialog', { name: 'New product' }))
    expect(getUserMedia).not.toHaveBeenCalled()
    await userEvent.click(camera.getByRole('button', { name: 'Open the camera' }))
    expect(getUserMedia).toHaveBeenCalledTimes(1)
    await camera.findByLabelText('Take a picture')
    await userEvent.click(camera.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New product' })).toBeNull())
    screen.getByLabelText(/^Name · English/)
  })
})
