import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeOutcome, makeRun, makeRunCard, makeStop, runId } from '#office/testing/runs.ts'
import { stubPapers } from '#office/testing/stub-papers.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { makeCard, parcelsOf } from '../orders/testing/parcels.ts'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'

beforeAll(() =>
  Promise.all([
    import('../orders/orders-page.tsx'),
    import('./runs-page.tsx'),
    import('./new-run-page.tsx'),
    ...(['en', 'ne'] as const).flatMap((language) => [
      loadArea(language, 'vendor'),
      loadArea(language, 'office'),
    ]),
  ]),
)
afterEach(forgetCookies)
const photos = stubPapers()

const lines = {
  list: 'GET /vendor/shops/:shopId/runs',
  one: 'GET /vendor/shops/:shopId/runs/:runId',
  make: 'POST /vendor/shops/:shopId/runs',
  sort: 'PUT /vendor/shops/:shopId/runs/:runId/order',
  free: 'POST /vendor/shops/:shopId/runs/:runId/free',
  revoke: 'POST /vendor/shops/:shopId/runs/:runId/revoke',
  parcels: 'GET /vendor/shops/:shopId/parcels',
  couriers: 'GET /vendor/shops/:shopId/couriers',
} as const

const openRuns = (answers: Parameters<typeof portalApi>[0] = {}, path = '', language: 'en' | 'ne' = 'en') =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4/orders/runs${path}`,
    language,
    api: portalApi({
      [lines.list]: () => ({
        data: { items: [makeRunCard()], nextCursor: null },
      }),
      [lines.one]: () => ({ data: makeRun() }),
      [lines.couriers]: () => ({
        data: {
          items: [
            {
              id: '3',
              name: 'Himali Courier',
              collects: { en: 'Collects at 4:00 PM', ne: '' },
            },
            { id: '4', name: 'Koshi Express', collects: { en: '', ne: '' } },
          ],
        },
      }),
      ...answers,
    }),
  })
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const bodyOf = (api: ReturnType<typeof portalApi>, line: string) =>
  api.requests.findLast((request) => request.line === line)?.input['body']
const sayYes = async (name: string) =>
  userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: new RegExp(`^${name}`),
    }),
  )

describe('the list of runs', () => {
  it('says of each who rides, how far it is and what is to be taken', async () => {
    await openRuns()
    const row = within(await screen.findByRole('list', { name: 'Delivery runs' })).getByRole('listitem')
    const text = row.textContent!.replaceAll(/\s+/g, ' ')
    expect(text).toContain('2 Mangsir 18 November')
    expect(text).toContain('Himali Courier · Suman')
    expect(text).toContain('1 of 2 closed')
    expect(text).toContain('Rs. 4,440 to take')
    expect(text).toContain('Under way')
  })

  it('says what is empty and what failed', async () => {
    const { api } = await openRuns({ [lines.list]: () => refuse(503) })
    await screen.findByRole('heading', {
      name: 'The runs could not be loaded',
    })
    api.answers[lines.list] = () => ({ data: { items: [], nextCursor: null } })
    await press('Retry')
    await screen.findByRole('heading', { name: 'No delivery run yet' })
    expect(screen.getByRole('link', { name: 'Make a run' }).getAttribute('href')).toContain('/runs/new')
  })

  it('speaks Nepali', async () => {
    await openRuns({}, '', 'ne')
    await screen.findByRole('heading', { name: 'वितरण फेरो' })
    expect(await screen.findByText('मङ्सिर २ गते')).toBeTruthy()
  })
})

describe('one run', () => {
  it('has a link to copy, to share and as a QR code', async () => {
    const share = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', Object.assign(navigator, { share }))
    await openRuns({}, `/${runId}`)
    await screen.findByRole('img', { name: 'QR code of the link' })
    expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe('https://haat.test/courier/#token')
    await press('Share')
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://haat.test/courier/#token' }))
    Reflect.deleteProperty(navigator, 'share')
  })

  it('shows what the phone sent, what staff decide, and photos that only who may see them can load', async () => {
    const refused = makeOutcome({
      id: 'photo-1',
      outcome: 'refused',
      wasOffline: true,
      state: 'task',
      refusal: 'The shopper has cancelled it.',
      hasPhoto: true,
    })
    const stops = [
      makeStop({ outcomes: [refused] }),
      makeStop({ number: 'H-20838', outcomes: [makeOutcome()] }),
    ]
    await openRuns({ [lines.one]: () => ({ data: makeRun({ stops }) }) }, `/${runId}`)
    const doors = within(await screen.findByRole('list', { name: 'The doors, in their order' }))
    doors.getByText(/noted without a signal/)
    expect(doors.getByText(/Our team decides/).parentElement!.textContent).toBe(
      'Our team decides about it: The shopper has cancelled it.',
    )
    await doors.findByRole('img', { name: 'Photo at the door of H-20836' })
    expect(photos.asked.filter((url) => url.includes('/photos/'))).toEqual([
      expect.stringContaining(`/vendor/shops/palpa-dhaka-udhyog-4/runs/${runId}/photos/photo-1`),
    ])
    await userEvent.click(doors.getByRole('button', { name: 'Photo at the door of H-20836' }))
    await screen.findByRole('dialog')
  })

  it('frees the phone and ends the run only when that is confirmed', async () => {
    const { api } = await openRuns(
      {
        [lines.free]: () => ({ data: makeRun({ boundAt: null }) }),
        [lines.revoke]: () => ({
          data: makeRun({ state: 'revoked', link: '', boundAt: null }),
        }),
      },
      `/${runId}`,
    )
    const asked = (line: string) => api.requests.filter((one) => one.line === line).length
    await press('Free the phone')
    expect(asked(lines.free)).toBe(0)
    api.answers[lines.one] = () => ({ data: makeRun({ boundAt: null }) })
    await sayYes('Free the phone')
    await screen.findByText('The phone was freed: another one can start it.')
    api.answers[lines.one] = () => ({
      data: makeRun({ state: 'revoked', link: '', boundAt: null }),
    })
    await press('End the run')
    await sayYes('End the run')
    await screen.findByText('The run was ended. Its link opens nothing any more.')
    expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull()
    const rest = screen.getByRole('link', {
      name: 'Give the open parcel to a new run',
    })
    expect(decodeURIComponent(rest.getAttribute('href')!)).toContain('parcels=H-20836.1')
    expect([asked(lines.free), asked(lines.revoke)]).toEqual([1, 1])
  })

  it('gets another order of its doors, and says why it was refused', async () => {
    const { api } = await openRuns(
      {
        [lines.sort]: () => refuse(409, { code: 'CONFLICT', message: 'The run has ended.' }),
      },
      `/${runId}`,
    )
    await press('Change the order')
    await press('H-20836 later')
    await press(/^Save the order/)
    await screen.findByText('The run has ended.')
    api.answers[lines.sort] = () => ({ data: makeRun() })
    await press(/^Save the order/)
    await screen.findByRole('button', { name: 'Change the order' })
    expect(bodyOf(api, lines.sort)).toEqual({
      numbers: ['H-20838', 'H-20836'],
    })
  })

  it('that is not there says so', async () => {
    await openRuns({ [lines.one]: () => refuse(404) }, `/${runId}`)
    await screen.findByRole('heading', { name: 'There is no such run' })
  })
})

describe('a new run', () => {
  const far = makeCard({
    number: 'H-20840',
    state: 'packed',
    place: { en: 'Baglung, Baglung', ne: '' },
    ward: 2,
  })
  const near = makeCard({ number: 'H-20841', state: 'packed', ward: 2 })
  const later = makeCard({
    number: 'H-20842',
    state: 'packed',
    ward: 11,
    cashPaisa: 0,
  })
  const tried = makeCard({
    number: 'H-20843',
    state: 'tried',
    ward: 3,
    courierName: 'Himali Courier',
  })
  const withParcels = {
    [lines.parcels]: (input: { query?: { view?: string } }) =>
      input.query?.view === 'packed' ? parcelsOf([later, near, far]) : parcelsOf([tried]),
  }
  const doors = () =>
    within(screen.getByRole('list', { name: 'The order of the doors' }))
      .getAllByRole('listitem')
      .map((row) => /H-\d+/.exec(row.textContent!)![0])

  it('offers none of the courier’s parcels that are in a run already', async () => {
    await openRuns(
      {
        ...withParcels,
        'GET /vendor/shops/:shopId/runs/taken': () => ({ data: { numbers: ['H-20843'] } }),
      },
      '/new',
    )
    await userEvent.click(await screen.findByRole('radio', { name: /Himali Courier/ }))
    await screen.findByRole('checkbox', { name: 'Take H-20842 along' })
    expect(screen.queryByRole('checkbox', { name: 'Take H-20843 along' })).toBeNull()
  })

  it('takes the parcels that were chosen in the list, by place and ward, until somebody moves a door', async () => {
    const { api, router } = await openRuns(
      { ...withParcels, [lines.make]: () => ({ data: makeRun() }) },
      '/new?parcels=H-20842,H-20841,H-20840',
    )
    await screen.findByRole('checkbox', { name: 'Take H-20842 along' })
    expect(doors()).toEqual(['H-20840', 'H-20841', 'H-20842'])
    await press(/^Make the run/)
    await screen.findByText('Choose a courier')
    await userEvent.click(screen.getByRole('radio', { name: /Himali Courier/ }))
    // What this courier has already can go along, too.
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Take H-20843 along' }))
    expect(doors()).toEqual(['H-20840', 'H-20841', 'H-20843', 'H-20842'])
    await press('H-20842 earlier')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Take H-20840 along' }))
    expect(doors()).toEqual(['H-20841', 'H-20842', 'H-20843'])
    await userEvent.type(screen.getByLabelText('Name of the rider'), ' Suman ')
    await press(/^Make the run/)
    await waitFor(() => expect(router.state.location.pathname).toContain(`/runs/${runId}`))
    expect(bodyOf(api, lines.make)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      courierId: '3',
      rider: 'Suman',
      numbers: ['H-20841', 'H-20842', 'H-20843'],
    })
  })

  it('that is refused says which parcel it was, keeps what was chosen, and is sent again as the same run', async () => {
    const { api } = await openRuns(
      {
        ...withParcels,
        [lines.make]: () => refuse(409, { message: 'H-20841 is in another run.' }),
      },
      '/new?parcels=H-20841&courier=3',
    )
    await screen.findByRole('checkbox', { name: 'Take H-20841 along' })
    await press(/^Make the run/)
    await screen.findByText('H-20841 is in another run.')
    await press(/^Make the run/)
    await waitFor(() => expect(api.requests.filter(({ line }) => line === lines.make)).toHaveLength(2))
    const ids = api.requests.filter(({ line }) => line === lines.make).map(({ input }) => input['body'].id)
    expect(ids[0]).toBe(ids[1])
    expect(doors()).toEqual(['H-20841'])
  })

  it('that is refused names the parcel in Nepali too', async () => {
    const refused = { message: 'H-20841: This is in another run.', fields: { parcels: 'H-20841' } }
    const answers = { ...withParcels, [lines.make]: () => refuse(409, refused) }
    await openRuns(answers, '/new?parcels=H-20841&courier=3', 'ne')
    await press(/फेरो बनाउनुहोस्/)
    await screen.findByText(/^H-20841 अब यो वितरण फेरोमा/)
  })

  it('says that there is nothing to take along, and what could not be loaded', async () => {
    const { api } = await openRuns({ [lines.parcels]: () => refuse(503) }, '/new')
    await screen.findByText(/could not be/)
    api.answers[lines.parcels] = () => parcelsOf([])
    await press('Retry')
    await screen.findByRole('heading', {
      name: 'No parcel can go on a run now',
    })
  })
})
