import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../../testing/render-portal.tsx'
import { makeCard, makeParcel, parcelsOf } from '../testing/parcels.ts'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('../orders-page.tsx'),
    import('../parcel-page.tsx'),
    import('./scan-page.tsx'),
    ...(['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'vendor'),
      loadArea(language, 'office'),
    ]),
  ]),
)

/** What the camera shows, and where the page went. */
let shown: string | undefined
let went: string[]
const leave = vi.fn((path: string) => void went.push(path))

class FakeDetector {
  static getSupportedFormats = () => Promise.resolve(['code_128', 'ean_13', 'qr_code'])
  static asked: string[][] = []
  constructor({ formats }: { formats: string[] }) {
    FakeDetector.asked.push(formats)
  }
  detect = () => Promise.resolve(shown === undefined ? [] : [{ rawValue: shown }])
}

const stream = () => ({ getTracks: () => [], getVideoTracks: () => [{}] })
const setCamera = (getUserMedia: () => Promise<unknown>) =>
  Object.assign(navigator, { mediaDevices: { getUserMedia } })

beforeEach(() => {
  shown = undefined
  went = []
  sessionStorage.clear()
  localStorage.clear()
  FakeDetector.asked = []
  vi.stubGlobal('BarcodeDetector', FakeDetector)
  const { href, origin, pathname, search, hash } = window.location
  vi.stubGlobal('location', { href, origin, pathname, search, hash, assign: leave })
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  setCamera(() => Promise.resolve(stream()))
})
afterEach(() => {
  forgetCookies()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

const lines = {
  list: 'GET /vendor/shops/:shopId/parcels',
  one: 'GET /vendor/shops/:shopId/parcels/:number',
  couriers: 'GET /vendor/shops/:shopId/couriers',
} as const
const shopPath = '/vendor/palpa-dhaka-udhyog-4/orders'
const packed = makeCard({ number: 'H-20838', state: 'packed' })

const open = (path: string, answers: Parameters<typeof portalApi>[0] = {}, language: 'en' | 'ne' = 'en') =>
  openPortal({
    path: shopPath + path,
    language,
    api: portalApi({
      [lines.couriers]: () => ({
        data: { items: [{ id: '3', name: 'Himali Courier', collects: { en: 'At 4:00 PM', ne: '' } }] },
      }),
      ...answers,
    }),
  })
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), `${text}{Enter}`)

describe('a parcel', () => {
  const find = { [lines.list]: () => parcelsOf([packed]) }

  it('is found by what the camera reads, and its next step is offered as a page to load', async () => {
    const { api } = await open('/scan', find)
    await screen.findByText('Hold the code into the frame.')
    expect(FakeDetector.asked).toEqual([['qr_code', 'code_128']])
    shown = 'h-20838'
    const link = await screen.findByRole('link', { name: 'Send it off' })
    expect(link.getAttribute('href')).toBe(`${shopPath}/H-20838`)
    const asked = api.requests.filter(({ input }) => input['query']?.searchTerm === 'H-20838')
    expect(asked).toHaveLength(1)
  })

  it('is found by typing where the browser reads no codes, without a word to the camera', async () => {
    vi.stubGlobal('BarcodeDetector', undefined)
    const getUserMedia = vi.fn()
    setCamera(getUserMedia)
    await open('/scan', find)
    await screen.findByText(/^This browser cannot read codes/)
    await type('Order or tracking number', '२०८३८')
    await screen.findByRole('heading', { name: 'H-20838' })
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it.each([
    ['NotAllowedError', /^The camera is not allowed here/],
    ['NotFoundError', /^No camera can be used/],
  ])('is found by typing after %s', async (name, sentence) => {
    setCamera(() => Promise.reject(new DOMException('', name)))
    await open('/scan', find)
    await screen.findByText(sentence)
    await type('Order or tracking number', '20838')
    await screen.findByRole('heading', { name: 'H-20838' })
  })

  it('that is not there, or could not be looked up, is told in a sentence', async () => {
    const { api } = await open('/scan', { [lines.list]: () => parcelsOf([]) })
    await type('Order or tracking number', 'HC-771204')
    await screen.findByText('No parcel of your shop has “HC-771204”.')
    api.answers[lines.list] = () => refuse(422)
    await type('Order or tracking number', '20838')
    await screen.findByText('It could not be looked up. Try again.')
    api.answers[lines.list] = find[lines.list]
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'H-20838' })
  })

  it('whose code cannot be read for long leaves advice and the field', async () => {
    await open('/scan', find)
    await screen.findByText('Hold the code into the frame.')
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now + 9000)
    await screen.findByText(/^Nothing could be read yet/)
    vi.mocked(Date.now).mockRestore()
    screen.getByLabelText('Order or tracking number')
  })

  it('is scanned in Nepali, too', async () => {
    vi.stubGlobal('BarcodeDetector', undefined)
    await open('/scan', find, 'ne')
    await screen.findByText(/^यो ब्राउजरले/)
    screen.getByLabelText('अर्डर वा ट्र्याकिङ नम्बर')
  })
})

describe('the pieces of a parcel', () => {
  it('are ticked by SKU or shelf, and stay ticked on the packing screen', async () => {
    const answers = { [lines.one]: () => ({ data: makeParcel() }) }
    const first = await open('/scan?pack=H-20836', answers)
    await screen.findByText('Still to tick: 3 pieces')
    shown = 'topi-pg-22'
    await screen.findByText('Dhaka topi, Pine green: 1 of 1')
    await type('SKU or shelf', 'C1')
    await screen.findByText('Felted wool gloves: 1 of 2')
    await type('SKU or shelf', 'XYZ')
    await screen.findByText('Nothing in this parcel has the code “XYZ”.')
    await type('SKU or shelf', 'GLV-LI')
    await screen.findByText('All pieces are ticked.')
    const back = screen.getByRole('link', { name: 'Back to packing' })
    expect(back.getAttribute('href')).toBe(`${shopPath}/H-20836`)
    first.unmount()
    await open('/H-20836', answers)
    await screen.findByText('3 of 3 pieces')
    await userEvent.click(screen.getByRole('button', { name: 'Scan the pieces' }))
    expect(went).toEqual([`${shopPath}/scan?pack=H-20836`])
  })
})

describe('a tracking number', () => {
  it('comes back to the parcel, where whom was chosen stays chosen', async () => {
    const answers = { [lines.one]: () => ({ data: makeParcel({ state: 'packed' }) }) }
    const first = await open('/H-20836', answers)
    await userEvent.click(await screen.findByRole('radio', { name: /Himali Courier/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Scan the number' }))
    expect(went).toEqual([`${shopPath}/scan?for=tracking`])
    first.unmount()
    // The address that a browser would have: the router of the tests has one of its own.
    sessionStorage.setItem(
      'haat-draft-scan',
      JSON.stringify({ back: `${shopPath}/H-20836`, number: 'H-20836' }),
    )
    const second = await open('/scan?for=tracking', answers)
    await screen.findByText('The tracking number for H-20836')
    shown = 'https://courier.example/?p=1'
    await screen.findByText(/is not a tracking number/)
    shown = 'HC-771204'
    await waitFor(() => expect(went.at(-1)).toBe(`${shopPath}/H-20836`))
    second.unmount()
    shown = undefined
    await open('/H-20836', answers)
    const field = await screen.findByLabelText<HTMLInputElement>('Tracking number')
    expect(field.value).toBe('HC-771204')
    expect(sessionStorage.getItem('haat-draft-scanned')).toBeNull()
  })

  it('comes back to several parcels that are being handed over, and what was typed for the others is there', async () => {
    const two = [packed, makeCard({ number: 'H-20839', state: 'packed' })]
    const answers = { [lines.list]: () => parcelsOf(two, { packed: 2 }) }
    const first = await open('', answers)
    for (const { number } of two)
      await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${number}` }))
    await userEvent.click(screen.getByRole('button', { name: 'Hand over' }))
    const dialog = () => within(screen.getByRole('dialog'))
    await userEvent.type(dialog().getByLabelText('Tracking number of H-20838'), 'HC-1')
    await userEvent.click(dialog().getAllByRole('button', { name: 'Scan the number' })[1]!)
    expect(went).toEqual([`${shopPath}/scan?for=tracking`])
    first.unmount()
    sessionStorage.setItem('haat-draft-scanned', JSON.stringify({ number: 'H-20839', code: 'HC-2' }))
    await open('', answers)
    await screen.findByRole('dialog')
    const valueOf = (number: string) =>
      dialog().getByLabelText<HTMLInputElement>(`Tracking number of ${number}`).value
    expect([valueOf('H-20838'), valueOf('H-20839')]).toEqual(['HC-1', 'HC-2'])
  })

  it('is asked for by nobody of this shop: then the page finds parcels', async () => {
    sessionStorage.setItem(
      'haat-draft-scan',
      JSON.stringify({ back: 'https://else.example/', number: 'H-1' }),
    )
    await open('/scan?for=tracking')
    await screen.findByLabelText('Order or tracking number')
  })
})
