import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AlertList } from '@haat/contract/domains/alerts.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { AlertsPage, type AlertParts } from './alerts-page.tsx'

beforeAll(() => Promise.all([loadArea('en', 'profile'), loadArea('ne', 'profile')]))

const parts: AlertParts = {
  Product: ({ product }) => <p>{product.title.en}</p>,
  Shop: ({ vendor }) => <p>{vendor.name.en}</p>,
  Grid: ({ children }) => <ul>{children}</ul>,
  GridSkeleton: () => <p>Loading</p>,
}
const both = (en: string) => ({ en, ne: `${en} ने` })
const full = {
  waiting: [
    {
      variantId: '7',
      choice: [both('Blue')],
      product: { id: 'shawl-1', title: both('Dhaka shawl') },
      since: '2026-11-17T06:15:00.000Z',
    },
  ],
  following: [{ shop: { slug: 'palpa', name: both('Palpa Dhaka') }, since: '2026-11-10T06:15:00.000Z' }],
} as unknown as AlertList
const answerOf = (data: unknown) => ({ success: true, message: '', data })

function openServer(first: AlertList) {
  const kept = structuredClone(first)
  const ids = () => answerOf({ variantIds: [], shopSlugs: [] })
  return fakeApi({
    'GET /alerts/list': () => answerOf(structuredClone(kept)),
    'DELETE /alerts/variants/:variantId': () => {
      kept.waiting = []
      return ids()
    },
    'PUT /alerts/variants/:variantId': () => {
      kept.waiting = structuredClone(first.waiting)
      return ids()
    },
    'DELETE /alerts/shops/:slug': () => {
      kept.following = []
      return ids()
    },
  })
}
const open = ({ call }: ReturnType<typeof fakeApi>) => renderApp(<AlertsPage parts={parts} />, { call })
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section')!)

describe('the page of alerts', () => {
  it('shows what one waits for with its choice, and whom one follows', async () => {
    await open(openServer(full))
    const waiting = await section('You wait for')
    waiting.getByText('Dhaka shawl')
    waiting.getByText('Blue')
    ;(await section('You follow')).getByText('Palpa Dhaka')
  })

  it('takes something off, and puts it back when that is undone', async () => {
    const api = openServer(full)
    await open(api)
    await userEvent.click(await screen.findByRole('button', { name: 'No longer wait for Dhaka shawl, Blue' }))
    await waitFor(() => expect(screen.queryByText('Dhaka shawl')).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Dhaka shawl')
  })

  it('leads on when nothing is left, and says what alerts are for', async () => {
    await open(openServer({ waiting: [], following: full.following }))
    ;(await section('You wait for')).getByText(/Press “Tell me when it is back”/)
    await userEvent.click(await screen.findByRole('button', { name: 'No longer follow Palpa Dhaka' }))
    await screen.findByRole('heading', { name: 'No alerts yet' })
    expect(screen.getByRole('link', { name: 'Find shops' }).getAttribute('href')).toMatch(/^\/vendors/)
  })

  it('says when it could not be loaded, and tries again', async () => {
    const api = openServer(full)
    const good = api.answers['GET /alerts/list']!
    api.answers['GET /alerts/list'] = () => refuse(400)
    await open(api)
    await screen.findByRole('heading', { name: 'Your alerts could not be loaded' })
    api.answers['GET /alerts/list'] = good
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('Dhaka shawl')
  })
})
