import { useLocation } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { TicketStatus } from '@haat/contract/domains/support.tickets.rules.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { setSingleKeys } from '#console/staff/palette/single-keys.ts'
import DeskPage from './desk-page.tsx'
import { deskThread, deskTicket } from './testing/desk-ticket.ts'

const named = (at: number) => ({
  number: `T-${1000 + at}`,
  name: `Sender ${at}`,
  subject: `Subject ${at}`,
})
const ticket = (at: number) => deskTicket(named(at))
const thread = (number: string) => deskThread(named(Number(number.slice(2)) - 1000))

/** A desk with so many open tickets, three a page whatever is asked; the cursor is the position of the next one. */
const deskApi = (count: number) =>
  fakeApi({
    'GET /staff/tickets': ({ query }) => {
      const first = Number(query.cursor ?? 0)
      const last = Math.min(count, first + 3)
      return {
        data: {
          items: Array.from({ length: last - first }, (_, at) => ticket(first + at + 1)),
          nextCursor: last < count ? String(last) : null,
          counts: { open: count, mine: 2, unowned: count, waiting: 4, limit: 500 },
        },
      }
    },
    'GET /staff/tickets/:number': ({ params }) => ({ data: thread(params.number) }),
    'GET /staff/chats': () => ({ data: { chats: [], limit: 3 } }),
    'GET /staff/views': () => ({ data: [] }),
  })
type Api = ReturnType<typeof deskApi>

/** The desk under its address, as the console shows it. */
function Desk() {
  const { pathname } = useLocation()
  return <DeskPage rest={pathname.split('/')[3] ?? ''} />
}
const openDesk = (api: Api, path = '/staff/desk') => renderApp(<Desk />, { call: api.call, path })
const queue = () => screen.findByRole('list', { name: 'Tickets' })
const rows = async () => within(await queue()).getAllByRole('listitem')
const queueRequests = (api: Api) =>
  api.requests.filter(({ line }) => line === 'GET /staff/tickets').map(({ input }) => input['query'])

describe('the queue of the desk', () => {
  it('shows who wrote about what, and how many tickets there are', async () => {
    await openDesk(deskApi(3))
    const [first] = await rows()
    expect(first!.textContent).toContain('Sender 1')
    expect(first!.textContent).toContain('Subject 1')
    expect(screen.getByRole('button', { name: 'Open 3' }).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('button', { name: 'Mine 2' }).getAttribute('aria-pressed')).toBe('false')
  })

  it('begins with a short page and goes on in long ones', async () => {
    const api = deskApi(7)
    await openDesk(api)
    expect(await rows()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('Subject 6')
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('Subject 7')
    expect(await rows()).toHaveLength(7)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    const asked = queueRequests(api).map(({ pageSize, cursor }) => [pageSize, cursor])
    expect(asked).toEqual([
      ['25', undefined],
      ['100', '3'],
      ['100', '6'],
    ])
  })

  it('says that the next rows did not come, and tries again at the next press', async () => {
    const api = deskApi(4)
    const answer = api.answers['GET /staff/tickets']!
    await openDesk(api)
    expect(await rows()).toHaveLength(3)
    api.answers['GET /staff/tickets'] = () => refuse(403)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('More rows could not be loaded.')
    expect(await rows()).toHaveLength(3)
    api.answers['GET /staff/tickets'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByText('Subject 4')
  })

  it('offers to try again when it did not load', async () => {
    const api = deskApi(1)
    const answer = api.answers['GET /staff/tickets']!
    api.answers['GET /staff/tickets'] = () => refuse(403)
    await openDesk(api)
    await screen.findByText('The desk did not load. What you have typed is kept.')
    api.answers['GET /staff/tickets'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await rows()).toHaveLength(1)
  })

  it('keeps its filters in the address, and asks the API by them', async () => {
    const api = deskApi(3)
    const { router } = await openDesk(api)
    await rows()
    const search = () => router.state.location.search
    await userEvent.click(screen.getByRole('button', { name: /^Mine/ }))
    await waitFor(() => expect(search()).toEqual({ tab: 'mine' }))
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Feedback')
    await waitFor(() => expect(search()).toEqual({ tab: 'mine', type: 'feedback' }))
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Newest first')
    await waitFor(() => expect(search()).toEqual({ tab: 'mine', type: 'feedback', sort: 'newest' }))
    await userEvent.type(screen.getByRole('searchbox'), 'shawl')
    await waitFor(() => expect(search()).toMatchObject({ searchTerm: 'shawl' }))
    await waitFor(() =>
      expect(queueRequests(api).at(-1)).toMatchObject({
        status: 'unsolved',
        assignee: 'me',
        type: 'feedback',
        sortField: 'createdAt',
        sortOrder: 'desc',
        searchTerm: 'shawl',
      }),
    )
  })
})

describe('the keys of the desk', () => {
  it('walk through the queue with j and k, keep the filters, and begin an answer with r', async () => {
    const { router } = await openDesk(deskApi(3), '/staff/desk?tab=unowned')
    await rows()
    const addressIs = (href: string) => waitFor(() => expect(router.state.location.href).toBe(href))
    await userEvent.keyboard('j')
    await addressIs('/staff/desk/T-1001?tab=unowned')
    await screen.findByRole('heading', { name: 'Subject 1' })
    await userEvent.keyboard('j')
    await screen.findByRole('heading', { name: 'Subject 2' })
    await userEvent.keyboard('j')
    await screen.findByRole('heading', { name: 'Subject 3' })
    await userEvent.keyboard('k')
    await screen.findByRole('heading', { name: 'Subject 2' })
    await addressIs('/staff/desk/T-1002?tab=unowned')
    const links = within(await queue()).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null])
    await userEvent.keyboard('rj')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('j')
  })

  it('do nothing while somebody types, and when they are switched off', async () => {
    const { router } = await openDesk(deskApi(3))
    await rows()
    await userEvent.type(screen.getByRole('searchbox'), 'j')
    setSingleKeys(false)
    screen.getByRole('searchbox').blur()
    await userEvent.keyboard('j')
    await waitFor(() => expect(router.state.location.href).toBe('/staff/desk?searchTerm=j'))
  })
})

describe('the address of a ticket that is not there', () => {
  it('says so, and leads back to the list', async () => {
    const api = deskApi(3)
    api.answers['GET /staff/tickets/:number'] = () => refuse(404)
    const { router } = await openDesk(api, '/staff/desk/T-9999')
    await screen.findByRole('heading', { name: 'This ticket is not here' })
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/desk'))
  })
})

async function open(at: number) {
  await userEvent.click(within((await rows())[at]!).getByRole('link'))
  await screen.findByRole('heading', { name: `Subject ${at + 1}` })
}

describe('a ticket that was solved', () => {
  it('is as before after undo, also when another ticket is on the screen', async () => {
    const api = deskApi(2)
    const answerWith =
      (status: TicketStatus) =>
      ({ params }: { params: { number: string } }) => ({
        data: { ...thread(params.number), status, version: 2 },
      })
    api.answers['PATCH /staff/tickets/:number'] = answerWith('solved') as never
    api.answers['POST /staff/tickets/:number/undo-solve'] = answerWith('waiting') as never
    await openDesk(api, '/staff/desk/T-1002')
    await open(0)
    await userEvent.click(await screen.findByRole('button', { name: 'Solve' }))
    const changed = () =>
      api.requests
        .filter(({ line }) => line === 'PATCH /staff/tickets/:number')
        .map(({ input }) => [input['params'].number, input['body'].status])
    await waitFor(() => expect(changed()).toEqual([['T-1001', 'solved']]))
    await open(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(api.requests).toContainEqual({
        line: 'POST /staff/tickets/:number/undo-solve',
        input: { params: { number: 'T-1001' }, body: { version: 2 } },
      }),
    )
  })
})

describe('the answer that is being written', () => {
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer')

  it('is there again after a reload, for its own ticket only', async () => {
    const { unmount } = await openDesk(deskApi(2), '/staff/desk/T-1001')
    await userEvent.type(await field(), 'Half an answer')
    unmount()
    await openDesk(deskApi(2), '/staff/desk/T-1001')
    expect((await field()).value).toBe('Half an answer')
    await open(1)
    expect((await field()).value).toBe('')
    await open(0)
    expect((await field()).value).toBe('Half an answer')
  })

  it('goes when it was sent, and what is written for another ticket meanwhile stays', async () => {
    const api = deskApi(2)
    const sending = Promise.withResolvers<unknown>()
    api.answers['POST /staff/tickets/:number/replies'] = () => sending.promise
    await openDesk(api, '/staff/desk/T-1001')
    await userEvent.type(await field(), 'Sheep wool')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await open(1)
    await userEvent.type(await field(), 'Yak wool')
    sending.resolve({ data: thread('T-1001') })
    await waitFor(() => expect(sessionStorage.getItem('desk-draft T-1001')).toBeNull())
    expect((await field()).value).toBe('Yak wool')
    await open(0)
    expect((await field()).value).toBe('')
  })

  it('stays a note after a note was saved, so that the next one does not go to the sender', async () => {
    const api = deskApi(1)
    api.answers['POST /staff/tickets/:number/replies'] = ({ params }) => ({ data: thread(params.number) })
    await openDesk(api, '/staff/desk/T-1001')
    await userEvent.click(await screen.findByRole('button', { name: 'Internal note' }))
    await userEvent.type(screen.getByLabelText('Your note'), 'Ask the vendor')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    await screen.findByText('The note is saved.')
    await userEvent.type(screen.getByLabelText('Your note'), 'They are slow to answer')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    const kinds = () =>
      api.requests
        .filter(({ line }) => line === 'POST /staff/tickets/:number/replies')
        .map(({ input }) => input['body'].kind as string)
    await waitFor(() => expect(kinds()).toEqual(['note', 'note']))
  })

  it('stays when it was refused, and keeps its key, so that it cannot be there twice', async () => {
    const api = deskApi(1)
    api.answers['POST /staff/tickets/:number/replies'] = () => refuse(403)
    await openDesk(api, '/staff/desk/T-1001')
    await userEvent.type(await field(), 'Sheep wool')
    const sent = () => api.requests.filter(({ line }) => line === 'POST /staff/tickets/:number/replies')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(sent()).toHaveLength(2))
    const [first, second] = sent().map(({ input }) => input['body'].messageKey as string)
    expect(second).toBe(first)
    expect((await field()).value).toBe('Sheep wool')
  })
})
