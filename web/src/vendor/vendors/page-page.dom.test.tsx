import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ShopEdition } from '@haat/contract/domains/vendors.page.ts'
import { makeVendor } from '#domains/vendors/testing/vendor.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, myShop, openPortal, portalApi, shopOf } from '../testing/render-portal.tsx'
import { makeEdition, makePage, somePicture } from './testing/shop.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

// What the editor loads late is loaded here, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('@haat/contract/domains/vendors.page.ts'),
    import('./page-page.tsx'),
    loadArea('en', 'vendor'),
    loadArea('en', 'office'),
  ]),
)
afterEach(() => {
  forgetCookies()
  vi.unstubAllGlobals()
})

/** A server that keeps the draft, and counts its versions. */
function editorApi(first: ShopEdition = makeEdition(), answers: Parameters<typeof portalApi>[0] = {}) {
  let edition = first
  const next = (change: Partial<ShopEdition>) => {
    edition = { ...edition, ...change, version: edition.version + 1 }
    return { data: edition }
  }
  const publish = () => next({ live: edition.draft!, draft: null })
  const api = portalApi({
    'GET /vendor/shops/:shopId/page': () => ({ data: edition }),
    'GET /vendor/shops/:shopId/page/preview': () => ({ data: makeVendor() }),
    'PUT /vendor/shops/:shopId/page/draft': ({ body: { version, ...draft } }) =>
      version === edition.version ? next({ draft }) : refuse(409, { code: 'CONFLICT' }),
    'POST /vendor/shops/:shopId/page/publish': publish,
    'POST /vendor/shops/:shopId/page/discard': () => next({ draft: null }),
    ...answers,
  })
  return {
    api,
    publish,
    saveElsewhere: (draft: ShopEdition['draft']) => next({ draft }),
    read: () => edition,
  }
}
const openPage = (api: ReturnType<typeof portalApi>, language: 'en' | 'ne' = 'en') =>
  openPortal({ api, language, path: '/vendor/palpa-dhaka-udhyog-4/page' })
const story = () => screen.findByLabelText<HTMLTextAreaElement>('Story · English')
// The text of a busy button is part of its name here, since no style hides it.
const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0]!)
const confirm = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
const sent = (api: ReturnType<typeof portalApi>, line: string) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input['body'])

describe('the page of the shop', () => {
  it('is saved while it is written, and shown to shoppers when it is published', async () => {
    const { api, read } = editorApi()
    await openPage(api)
    await screen.findByText('Published')
    await userEvent.type(await story(), ' Two sisters. ')
    await userEvent.tab()
    await waitFor(() => expect(read().draft?.about.en).toBe('Four looms in Tansen. Two sisters.'))
    expect(read().live.about.en).toBe('Four looms in Tansen.')
    await screen.findByText(/^Saved /)
    await screen.findByText('Changes not published')
    await press(/^Publish/)
    // Looked for before the press: the toast goes after five seconds, which a busy machine needs for the rest of it.
    const told = screen.findByText('Published. Shoppers see the new page now.')
    await confirm(/^Publish/)
    await told
    expect(sent(api, 'POST /vendor/shops/:shopId/page/publish')).toEqual([{ version: 4 }])
    await screen.findByText('Published')
  })

  it('keeps what is typed while it is being published', async () => {
    const held = Promise.withResolvers<void>()
    const server = editorApi(makeEdition({ draft: makePage({ about: { en: 'New.', ne: 'नयाँ।' } }) }), {
      'POST /vendor/shops/:shopId/page/publish': async () => {
        const published = server.publish()
        await held.promise
        return published
      },
    })
    await openPage(server.api)
    await press(/^Publish/)
    await confirm(/^Publish/)
    await waitFor(() => expect(server.read().live.about.en).toBe('New.'))
    await userEvent.type(await story(), ' Two sisters.')
    held.resolve()
    await screen.findByText('Published. Shoppers see the new page now.')
    expect((await story()).value).toBe('New. Two sisters.')
    await waitFor(() => expect(server.read().draft?.about.en).toBe('New. Two sisters.'), { timeout: 3000 })
    expect(server.read().live.about.en).toBe('New.')
  })

  it('keeps the blank at the end of what is being typed', async () => {
    const { api, read } = editorApi()
    await openPage(api)
    await userEvent.type(await story(), ' Two')
    await waitFor(() => expect(read().draft?.about.en).toMatch(/Two$/))
    await userEvent.type(await story(), ' ')
    await screen.findByText(/^Saved /)
    await userEvent.type(await story(), 'sisters')
    expect((await story()).value).toBe('Four looms in Tansen. Two sisters')
  })

  it('leads to what is missing when it cannot be published', async () => {
    const { api } = editorApi(makeEdition({ draft: makePage({ returnPolicy: { en: '', ne: '' } }) }), {
      'POST /vendor/shops/:shopId/page/publish': () =>
        refuse(422, {
          code: 'VALIDATION_FAILED',
          fields: { 'returnPolicy.en': 'Return terms are required' },
        }),
    })
    await openPage(api)
    await press(/^Publish/)
    await confirm(/^Publish/)
    await screen.findByText('This is needed before you publish')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Returns · English')))
  })

  it('lists what it has and lacks, and leads there', async () => {
    await openPage(editorApi(makeEdition({ live: makePage({ logo: null }) })).api)
    await screen.findByText('4 of 6')
    await press('Go there: How you send, in both languages')
    expect(document.activeElement).toBe(screen.getByLabelText('How you send · English'))
    await press('Go there: A logo')
    expect(document.activeElement).toBe(screen.getByLabelText('Upload a logo'))
  })

  it('drops what was prepared, after a question', async () => {
    const { api, read } = editorApi(makeEdition({ draft: makePage({ about: { en: 'New', ne: '' } }) }))
    await openPage(api)
    expect((await story()).value).toBe('New')
    await press('Discard the changes')
    await confirm(/^Discard the changes/)
    await screen.findByText('The changes are discarded.')
    expect(read().draft).toBeNull()
    expect((await story()).value).toBe('Four looms in Tansen.')
  })

  it('is looked at only while the shop is suspended', async () => {
    const { api } = editorApi(makeEdition(), {
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ state: 'suspended' })) }),
    })
    await openPage(api)
    await screen.findByText(/^Your shop is suspended/)
    expect((await story()).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
  })

  it('says when it could not be loaded, and tries again', async () => {
    const { api } = editorApi()
    const answer = api.answers['GET /vendor/shops/:shopId/page']!
    api.answers['GET /vendor/shops/:shopId/page'] = () => refuse(503)
    await openPage(api)
    await screen.findByRole('heading', { name: 'Your shop page could not be loaded' })
    api.answers['GET /vendor/shops/:shopId/page'] = answer
    await press('Retry')
    await story()
  })

  it('is none of a packer’s', async () => {
    const { api } = editorApi(makeEdition(), {
      'GET /vendor/shops/:shopId': () => ({ data: shopOf(myShop({ role: 'packer' })) }),
      'GET /vendor/shops': () => ({ data: { items: [myShop({ role: 'packer' })] } }),
    })
    await openPage(api)
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' })
    expect(screen.queryByRole('link', { name: 'Shop page' })).toBeNull()
    expect(sent(api, 'GET /vendor/shops/:shopId/page')).toEqual([])
  })
})

describe('somebody else', () => {
  it('who changes another field at the same time takes nothing away', async () => {
    const { api, saveElsewhere, read } = editorApi()
    await openPage(api)
    await story()
    saveElsewhere(makePage({ returnPolicy: { en: 'Thirty days.', ne: '' } }))
    await userEvent.type(await story(), ' More.')
    await userEvent.tab()
    await waitFor(() => expect(read().draft?.about.en).toBe('Four looms in Tansen. More.'))
    expect(read().draft?.returnPolicy.en).toBe('Thirty days.')
  })

  it('who changes the same field is shown beside what is typed here, and one of the two stays', async () => {
    const { api, saveElsewhere, read } = editorApi()
    await openPage(api)
    await story()
    saveElsewhere(makePage({ about: { en: 'Five looms.', ne: '' } }))
    await userEvent.type(await story(), ' More.')
    await userEvent.tab()
    const notice = within(
      (await screen.findByText('Someone else changed this meanwhile')).closest('section')!,
    )
    notice.getByText('Five looms.')
    notice.getByText('Four looms in Tansen. More.')
    await userEvent.click(notice.getByRole('button', { name: 'Overwrite with mine' }))
    await waitFor(() => expect(read().draft?.about.en).toBe('Four looms in Tansen. More.'))
  })

  it('who takes the right away is noticed at the next save', async () => {
    const { api } = editorApi()
    await openPage(api)
    await story()
    const gone = () => refuse(404, { code: 'NOT_FOUND' })
    api.answers['PUT /vendor/shops/:shopId/page/draft'] = gone
    api.answers['GET /vendor/shops/:shopId'] = gone
    api.answers['GET /vendor/shops'] = () => ({ data: { items: [] } })
    await userEvent.type(await story(), ' More.')
    await userEvent.tab()
    await screen.findByRole('heading', {
      level: 1,
      name: 'You are no longer in the team of Palpa Dhaka Udhyog',
    })
  })
})

/** An upload that goes as far as the test lets it. */
class FakeUpload extends EventTarget {
  static all: FakeUpload[] = []
  upload = new EventTarget()
  status = 0
  response: unknown = null
  url = ''
  open = (_: string, url: string) => void (this.url = url)
  setRequestHeader = () => {}
  send = () => void FakeUpload.all.push(this)
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.dispatchEvent(new Event('load'))
  }
}

describe('a picture', () => {
  const file = new File([new Uint8Array(3)], 'logo.png', { type: 'image/png' })

  it('is sent with its progress, again after a lost connection, and then is part of the draft', async () => {
    FakeUpload.all = []
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    const { api, read } = editorApi(makeEdition({ live: makePage({ logo: null }) }))
    await openPage(api)
    await userEvent.upload(await screen.findByLabelText('Upload a logo'), file)
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    expect(FakeUpload.all[0]!.url).toContain('/page/pictures?kind=logo&name=logo.png')
    act(() => {
      FakeUpload.all[0]!.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
    })
    await screen.findByText('Uploading, 25%')
    act(() => FakeUpload.all[0]!.answer(500, {}))
    await screen.findByText(/^The picture did not get through/)
    await press('Retry')
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2))
    const data = somePicture({ src: '/pictures/new', alt: { en: '', ne: '' } })
    act(() => FakeUpload.all[1]!.answer(200, { data }))
    await waitFor(() => expect(read().draft?.logo?.src).toBe('/pictures/new'))
    await press('Remove the logo')
    await waitFor(() => expect(read().draft?.logo).toBeNull())
  })

  it('that is none is refused with a sentence', async () => {
    FakeUpload.all = []
    vi.stubGlobal('XMLHttpRequest', FakeUpload)
    await openPage(editorApi().api)
    await userEvent.upload(await screen.findByLabelText('Upload a banner'), file)
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1))
    act(() => FakeUpload.all[0]!.answer(415, {}))
    await screen.findByText(/^This is no picture that we can read/)
  })
})
