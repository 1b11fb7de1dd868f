import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OwnTicket } from '@haat/contract/domains/support.tickets.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { MyTickets } from './my-tickets.tsx'

const ticket = (at: number): OwnTicket => ({
  number: `T-${1000 + at}`,
  type: 'support',
  subject: `Subject ${at}`,
  status: 'open',
  preview: 'Where is it?',
  hasNews: false,
  answerBy: null,
  createdAt: '2026-11-16T06:15:00.000Z',
  updatedAt: '2026-11-16T06:15:00.000Z',
})

/** As the API does: ten tickets a page. */
const ticketsApi = (total: number) =>
  fakeApi({
    'GET /tickets': ({ query }) => {
      const pageIndex = Number(query.pageIndex ?? 1)
      const items = Array.from({ length: total }, (_, at) => ticket(at + 1)).slice(
        (pageIndex - 1) * 10,
        pageIndex * 10,
      )
      return { data: { items, total, pageIndex, pageSize: 10 } }
    },
  })

describe('the messages of a person', () => {
  it('are shown page by page', async () => {
    await renderApp(<MyTickets />, ticketsApi(12))
    await screen.findByRole('link', { name: 'Subject 10' })
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Subject 12' })
    expect(screen.getAllByRole('listitem')).toHaveLength(12)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('stay when further ones do not load', async () => {
    const api = ticketsApi(12)
    await renderApp(<MyTickets />, api)
    await screen.findByRole('link', { name: 'Subject 10' })
    api.answers['GET /tickets'] = () => refuse(403)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Your messages did not load.')
    expect(screen.getAllByRole('listitem')).toHaveLength(10)
    expect(screen.getByRole('button', { name: 'Load more' })).toBeTruthy()
  })
})
