import { act, configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { emptyContent, type ProductContent } from '@haat/contract/domains/listings.content.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../../testing/render-portal.tsx'
import { listingApi, makeContent, makeListing } from '../testing/listing.ts'

// Nothing is hidden here, and to make sure of it for every country in a list takes seconds.
configure({ defaultHidden: true })
window.matchMedia ??= (() => ({ matches: false })) as never

// What the editor loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/listings.content.ts'),
    import('../listings-page.tsx'),
    import('./listing-editor-page.tsx'),
    import('./words/transliterate.ts'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
    loadArea('en', 'leave'),
  ]),
)
afterEach(() => {
  forgetCookies()
  localStorage.clear()
  vi.restoreAllMocks()
})

type Api = ReturnType<typeof portalApi>
const open = (api: Api, name = '41', language: 'en' | 'ne' = 'en') =>
  openPortal({ api, language, path: `/vendor/palpa-dhaka-udhyog-4/listings/${name}` })
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Name · English/)
const sent = (api: Api, line: string) => api.requests.filter((request) => request.line === line)
const patches = (api: Api) => sent(api, 'PATCH /vendor/shops/:shopId/listings/:listingId/draft')
const nameOf = (listing: { content: object }) => (listing.content as ProductContent).name
const goOffline = (isOffline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
  act(() => void dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
}
const waiting = { number: 1, sentAt: '2026-11-16T06:00:00.000Z', answerBy: '2026-11-17T06:00:00.000Z' }
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

describe('a listing', () => {
  it('is saved while it is written, and every change can be taken back and made again', async () => {
    const { api, read } = listingApi()
    await open(api)
    await userEvent.type(await nameField(), ', stepped')
    await userEvent.tab()
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl, stepped'))
    await screen.findByText(/^Saved /)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl'))
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl, stepped'))
  })

  it('offers its name in Devanagari and writes it only when that is pressed', async () => {
    const { api, read } = listingApi(makeListing({ content: makeContent({ name: { en: 'Allo', ne: '' } }) }))
    await open(api)
    await screen.findByText('अल्लो')
    expect(patches(api)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Use this: अल्लो' }))
    await waitFor(() => expect(nameOf(read()).ne).toBe('अल्लो'))
  })

  it('shows what the API refuses at its field, and saves the rest', async () => {
    const line = 'PATCH /vendor/shops/:shopId/listings/:listingId/draft'
    const { api, read } = listingApi()
    const takes = api.answers[line]!
    api.answers[line] = (input) =>
      'variants' in input['body'].fields
        ? refuse(422, { fields: { 'fields.variants.1.sku': 'SKU is too long' } })
        : takes(input)
    await open(api)
    const sku = await screen.findByLabelText('SKU: blue')
    await userEvent.type(sku, '{Control>}a{/Control}NEW')
    await userEvent.tab()
    await screen.findByText('A SKU has at most 40 letters.')
    expect(sku.getAttribute('aria-invalid')).toBe('true')
    await userEvent.type(await nameField(), '!')
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl!'))
  })

  it.each([
    ['POST /vendor/shops/:shopId/listings/:listingId/submit' as const, /^Submit for review/, makeListing()],
    [
      'POST /vendor/shops/:shopId/listings/:listingId/withdraw' as const,
      /^Take it back/,
      makeListing({ state: 'in-review', hasUnsent: false, waiting }),
    ],
  ])('keeps what is typed while it is under way: %s', async (line, button, listing) => {
    const { api, read } = listingApi(listing)
    const answers = api.answers[line]!
    let answer = () => {}
    api.answers[line] = async (input) => {
      await new Promise<void>((go) => (answer = go))
      return answers(input)
    }
    await open(api)
    await userEvent.click(await screen.findByRole('button', { name: button }))
    await waitFor(() => expect(sent(api, line)).toHaveLength(1))
    await userEvent.type(await nameField(), '!')
    answer()
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl!'), { timeout: 4000 })
    expect((await nameField()).value).toBe('Dhaka shawl!')
  })

  it('is none of a packer’s', async () => {
    const { api } = listingApi(makeListing(), {
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ role: 'packer' })) }),
      'GET /vendor/shops': () => ({ data: { items: [myShop({ role: 'packer' })] } }),
    })
    await open(api)
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
  })

  it('is looked at only while the shop is suspended', async () => {
    const { api } = listingApi(makeListing(), {
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ state: 'suspended' })) }),
    })
    await open(api)
    expect((await nameField()).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
  })

  it('that is another shop’s is not there, and one that did not load is tried again', async () => {
    const line = 'GET /vendor/shops/:shopId/listings/:listingId'
    const { api } = listingApi(makeListing(), { [line]: () => refuse(503) })
    await open(api)
    await screen.findByRole('heading', { name: 'This listing could not be loaded' })
    api.answers[line] = () => refuse(404, { code: 'NOT_FOUND' })
    await userEvent.click(screen.getByRole('button', { name: /^Retry/ }))
    await screen.findByRole('heading', { name: 'This listing is not there' })
  })
})

describe('somebody else', () => {
  it('who changes another field takes nothing away, and is named', async () => {
    const { api, read, saveElsewhere } = listingApi()
    await open(api)
    await nameField()
    saveElsewhere({ weightGrams: 500 })
    await userEvent.type(await nameField(), '!')
    await userEvent.tab()
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl!'))
    expect((read().content as ProductContent).weightGrams).toBe(500)
    await screen.findByText('Sita Tamang is writing in this listing too')
  })

  it('who changes the same field is shown beside what is typed here, and one of the two stays', async () => {
    const { api, read, saveElsewhere } = listingApi()
    await open(api)
    await nameField()
    saveElsewhere({ name: { en: 'Wool shawl', ne: '' } })
    await userEvent.type(await nameField(), '!')
    await userEvent.tab()
    const heading = await screen.findByText('Sita Tamang has changed this meanwhile')
    const notice = within(heading.closest('section')!)
    notice.getByText('Wool shawl')
    notice.getByText('Dhaka shawl! · ढाका पछ्यौरा')
    await userEvent.click(notice.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl!'))
  })
})

describe('without a network', () => {
  const begin = 'POST /vendor/shops/:shopId/listings'

  it('a new listing is written, outlives the page, and is begun once when there is one again', async () => {
    const { api, read } = listingApi(makeListing({ content: emptyContent.product }))
    const answer = api.answers[begin]!
    api.answers[begin] = noNetwork
    goOffline(true)
    const { unmount, router } = await open(api, 'new')
    await userEvent.type(await nameField(), 'Allo scarf')
    await userEvent.tab()
    await screen.findByText(/^Kept on this device, /)
    const name = router.state.location.pathname.split('/').at(-1)!
    unmount()
    const list = await open(api, '')
    await screen.findByText(/^A new listing is kept on this device/)
    list.unmount()
    // Whoever wants a new one goes on with what is kept here.
    const again = await open(api, 'new')
    expect((await nameField()).value).toBe('Allo scarf')
    expect(again.router.state.location.pathname.split('/').at(-1)).toBe(name)
    api.answers[begin] = answer
    goOffline(false)
    await waitFor(() => expect(nameOf(read()).en).toBe('Allo scarf'))
    const keys = sent(api, begin).map(({ input }) => input['body'].key)
    expect(new Set(keys).size).toBe(1)
    await waitFor(() => expect(again.router.state.location.pathname).toContain('/listings/41/'))
    expect((await nameField()).value).toBe('Allo scarf')
    expect(Object.keys(localStorage).filter((key) => key.startsWith('haat-draft-'))).toEqual([])
  })

  it('what was typed into a listing is found by the next tab, and saved there', async () => {
    const line = 'PATCH /vendor/shops/:shopId/listings/:listingId/draft'
    const { api, read } = listingApi()
    const answer = api.answers[line]!
    api.answers[line] = noNetwork
    goOffline(true)
    const { unmount } = await open(api)
    await userEvent.type(await nameField(), '!')
    await userEvent.tab()
    await screen.findByText(/^Kept on this device, /)
    unmount()
    sessionStorage.clear()
    api.answers[line] = answer
    goOffline(false)
    await open(api)
    await waitFor(() => expect(nameOf(read()).en).toBe('Dhaka shawl!'))
  })

  it('who signs out with such a draft is asked first', async () => {
    const { api } = listingApi(makeListing(), {
      'PATCH /vendor/shops/:shopId/listings/:listingId/draft': noNetwork,
      'POST /auth/logout': () => ({}),
    })
    await open(api)
    await userEvent.type(await nameField(), '!')
    await userEvent.tab()
    await waitFor(() => expect(localStorage.length).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: /^Account/ }))
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out/ }))
    const question = within(await screen.findByRole('dialog', { name: /not saved/ }))
    await userEvent.click(question.getByRole('button', { name: 'Stay' }))
    expect(sent(api, 'POST /auth/logout')).toEqual([])
    await userEvent.click(await screen.findByRole('button', { name: /^Sign out/ }))
    const again = within(await screen.findByRole('dialog', { name: /not saved/ }))
    await userEvent.click(again.getByRole('button', { name: 'Sign out and lose them' }))
    await waitFor(() => expect(sent(api, 'POST /auth/logout')).toHaveLength(1))
  })
})
