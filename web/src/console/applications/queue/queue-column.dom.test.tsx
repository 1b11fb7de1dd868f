import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsoleTools } from '#console/staff/palette/console-tools.tsx'
import { refuse, renderApp } from '#ui/testing/render-app.tsx'
import { askedFor, card, idOf, openVendors, vendorsApi } from '../testing/vendors-console.tsx'
import VendorsPage from '#console/vendors/vendors-page.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date'] })
  vi.setSystemTime('2026-11-16T05:00:00.000Z')
})
afterEach(() => void vi.useRealTimers())

const many = (count: number) => Array.from({ length: count }, (_, at) => card(at + 1))
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem')
const waitingList = 'Applications that wait for an answer'
const withVendor = card(8, {
  state: 'sent-back',
  clock: { promisedAt: null, minutesLeft: 300, isResting: true },
})

describe('the list of applications', () => {
  it('tells who applies, how far it is checked and by when an answer is promised; below it what is with the vendor', async () => {
    await openVendors(vendorsApi({ waiting: many(2), sentBack: [withVendor] }))
    const [first, ...others] = await rowsOf(waitingList)
    expect(first!.textContent).toContain('Shop 1')
    expect(first!.textContent).toContain('Jumla · goods')
    expect(first!.textContent).toContain('9 of 11')
    expect(await within(first!).findByText('by Wed 18')).toBeTruthy()
    expect(others).toHaveLength(1)
    expect(screen.getByRole('heading', { name: 'With the vendor, 1' })).toBeTruthy()
    expect(await rowsOf('With the vendor')).toHaveLength(1)
    expect(await screen.findByRole('link', { name: 'Applied 2' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Open 60' })).toBeTruthy()
  })

  it('tells the day by the Nepali calendar in Nepali, and marks what is late in words', async () => {
    const late = card(1, {
      clock: { promisedAt: '2026-11-15T05:00:00.000Z', minutesLeft: 0, isResting: false },
    })
    await openVendors(vendorsApi({ waiting: [late, card(2)] }), '/staff/vendors', 'ne')
    expect(await screen.findByText('ढिला, कात्तिक २९ गतेसम्म')).toBeTruthy()
    expect(await screen.findByText('मङ्सिर २ गतेसम्म')).toBeTruthy()
  })

  it('goes on by pages, and says when the next rows did not come', async () => {
    const api = vendorsApi({ waiting: many(4) })
    const answer = api.answers['GET /staff/applications']!
    await openVendors(api)
    expect(await rowsOf(waitingList)).toHaveLength(3)
    api.answers['GET /staff/applications'] = () => refuse(403)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('More rows could not be loaded.')
    api.answers['GET /staff/applications'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('Shop 4')
  })

  it('offers to try again when it did not load', async () => {
    const api = vendorsApi({ waiting: many(1) })
    const answer = api.answers['GET /staff/applications']!
    api.answers['GET /staff/applications'] = () => refuse(403)
    await openVendors(api)
    await screen.findByText('The applications did not load. What you have typed is kept.')
    api.answers['GET /staff/applications'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rowsOf(waitingList)).toHaveLength(1)
  })

  it('says that nothing waits, and that nothing was found', async () => {
    const api = vendorsApi()
    const { router } = await openVendors(api)
    await screen.findByText('Every application is answered.')
    await userEvent.type(screen.getByRole('searchbox'), 'honey')
    await screen.findByText('No application matches “honey”.')
    expect(askedFor(api, 'GET /staff/applications').at(-1)).toMatchObject({ query: { searchTerm: 'honey' } })
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    await screen.findByText('Every application is answered.')
    expect(router.state.location.search).toEqual({})
  })

  it('shows another state by the address, in which nothing stands below the list', async () => {
    const api = vendorsApi({ waiting: many(1), sentBack: [withVendor] })
    const { router } = await openVendors(api)
    await userEvent.selectOptions(await screen.findByLabelText('State'), 'Refused')
    await waitFor(() => expect(router.state.location.search).toEqual({ state: 'refused' }))
    await screen.findByRole('list', { name: 'Applications: Refused' })
    expect(askedFor(api, 'GET /staff/applications').map(({ query }) => query.state)).toContain('refused')
    expect(screen.queryByRole('heading', { name: /With the vendor/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Refused/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
  })

  it('is walked by j and k, and Enter opens', async () => {
    const { call } = vendorsApi({ waiting: many(2) })
    const { router } = await renderApp(
      <ConsoleTools>
        <VendorsPage rest="" />
      </ConsoleTools>,
      { call, path: '/staff/vendors' },
    )
    await rowsOf(waitingList)
    await userEvent.keyboard('jj')
    expect(document.activeElement?.textContent).toBe('Shop 2')
    await userEvent.keyboard('k')
    expect(document.activeElement?.textContent).toBe('Shop 1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe(`/staff/vendors/${idOf(1)}`))
  })
})
