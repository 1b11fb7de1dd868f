import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { OrderCard } from '@haat/contract/domains/orders.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { OrdersPage } from './orders-page.tsx'

const card = (number: string): OrderCard => ({
  number,
  placedAt: '2026-11-16T06:15:00.000Z',
  totalPaisa: 125_000,
  method: 'cod',
  parcels: [{ state: 'delivered', dueFrom: '2026-11-17', dueTo: '2026-11-18' }],
  payBy: null,
  needsCode: false,
  pictures: [],
  titles: [{ en: 'Ilam tea', ne: 'इलाम चिया' }],
  itemCount: 1,
})

const pages: Record<string, { items: OrderCard[]; nextCursor: string | null }> = {
  first: { items: [card('H-3'), card('H-2')], nextCursor: 'H-2' },
  'H-2': { items: [card('H-1')], nextCursor: null },
}
const ordersApi = () => fakeApi({ 'GET /orders': ({ query }) => ({ data: pages[query.cursor ?? 'first'] }) })
const orders = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('the page of orders', () => {
  it('shows the newest orders first, and older ones at a press', async () => {
    await renderApp(<OrdersPage />, ordersApi())
    await screen.findByRole('link', { name: 'Order H-3' })
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Order H-1' })
    expect(orders()).toEqual(['Order H-3', 'Order H-2', 'Order H-1'])
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('says that older orders did not load, and keeps the button', async () => {
    const api = ordersApi()
    const answer = api.answers['GET /orders']!
    await renderApp(<OrdersPage />, api)
    await screen.findByRole('link', { name: 'Order H-3' })
    api.answers['GET /orders'] = () => refuse(403)
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The next orders did not load. Please try again.',
    )
    api.answers['GET /orders'] = answer
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Order H-1' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('can be tried again when it did not load', async () => {
    const api = ordersApi()
    const answer = api.answers['GET /orders']!
    api.answers['GET /orders'] = () => refuse(403)
    await renderApp(<OrdersPage />, api)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    api.answers['GET /orders'] = answer
    await userEvent.click(retry)
    await screen.findByRole('link', { name: 'Order H-3' })
  })

  it('leads to the products where there are no orders', async () => {
    const api = fakeApi({ 'GET /orders': () => ({ data: { items: [], nextCursor: null } }) })
    await renderApp(<OrdersPage />, api)
    await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/products/))
  })
})
