import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import DeskPage from '../desk-page.tsx'

const rojina = '0192aaaa-bbbb-7ccc-8ddd-000000000001'

/** A desk at which no ticket fits any filter. */
const deskApi = () =>
  fakeApi({
    'GET /staff/tickets': () => ({
      data: {
        items: [],
        nextCursor: null,
        counts: { open: 3, mine: 2, unowned: 1, waiting: 4, limit: 500 },
      },
    }),
    'GET /staff/views': () => ({ data: [] }),
    'GET /staff/desk/people': () => ({ data: [{ id: rojina, name: 'Rojina Karki', isAvailable: true }] }),
  })
type Api = ReturnType<typeof deskApi>

async function openDesk(api: Api, path = '/staff/desk') {
  const app = await renderApp(<DeskPage rest="" />, { call: api.call, path })
  await screen.findByRole('button', { name: 'Open 3' })
  return app
}
const queueRequests = (api: Api) =>
  api.requests.filter(({ line }) => line === 'GET /staff/tickets').map(({ input }) => input['query'])

describe('the queue of the desk', () => {
  it('has a tab for what was answered and waits for its sender', async () => {
    const api = deskApi()
    const { router } = await openDesk(api)
    await userEvent.click(screen.getByRole('button', { name: 'Waiting 4' }))
    await waitFor(() => expect(router.state.location.search).toEqual({ tab: 'waiting' }))
    await waitFor(() =>
      expect(queueRequests(api).at(-1)).toMatchObject({
        status: 'waiting',
        assignee: '',
        sortField: 'updatedAt',
        sortOrder: 'desc',
      }),
    )
  })

  it('is narrowed by owner, priority and state, each shown as a chip that removes it', async () => {
    const api = deskApi()
    const { router } = await openDesk(api, '/staff/desk?tab=waiting')
    const search = () => router.state.location.search
    const toggle = () => userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
    await toggle()
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Rojina Karki')
    await waitFor(() => expect(search()).toEqual({ tab: 'waiting', owner: rojina }))
    await userEvent.selectOptions(screen.getByLabelText('Priority'), 'High')
    await waitFor(() => expect(search()).toEqual({ tab: 'waiting', owner: rojina, priority: 'high' }))
    await waitFor(() =>
      expect(queueRequests(api).at(-1)).toMatchObject({
        status: 'waiting',
        assignee: rojina,
        priority: 'high',
      }),
    )
    expect(screen.getByRole('button', { name: 'Waiting 4' }).getAttribute('aria-pressed')).toBe('true')
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Open or waiting')
    await waitFor(() => expect(search()).toEqual({ tab: 'unsolved', owner: rojina, priority: 'high' }))
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Me')
    await waitFor(() => expect(search()).toEqual({ tab: 'mine', priority: 'high' }))
    await toggle()
    await userEvent.click(screen.getByRole('button', { name: /Priority: High/ }))
    await waitFor(() => expect(search()).toEqual({ tab: 'mine' }))
    await toggle()
    await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Rojina Karki')
    await waitFor(() => expect(search()).toEqual({ tab: 'unsolved', owner: rojina }))
    await toggle()
    await userEvent.click(screen.getByRole('button', { name: /State: Open or waiting/ }))
    await waitFor(() => expect(search()).toEqual({ owner: rojina }))
    await userEvent.click(screen.getByRole('button', { name: /Owner: Rojina Karki/ }))
    await waitFor(() => expect(search()).toEqual({}))
  })

  it('says that no ticket fits and by which filters, and clears them at a press', async () => {
    const api = deskApi()
    const path = `/staff/desk?type=feedback&owner=${rojina}&priority=urgent&searchTerm=wool`
    const { router } = await openDesk(api, path)
    await screen.findByText(
      'No ticket matches these filters: Owner: Rojina Karki, Priority: Urgent, Type: Feedback, Words: “wool”.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(router.state.location.search).toEqual({}))
    await screen.findByText('Every message is answered. Well done.')
  })
})
