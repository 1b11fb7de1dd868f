import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { notificationKinds } from '@haat/contract/domains/notifications.rules.ts'
import type { Notification, NotificationChoice } from '@haat/contract/domains/notifications.ts'
import { notifications as english } from '#messages/en/notifications.ts'
import { notifications as nepali } from '#messages/ne/notifications.ts'
import { loadArea } from '#ui/messages/areas.ts'
import { refuse } from '#ui/testing/render-app.tsx'
import { forgetCookies, openPortal, portalApi } from '../testing/render-portal.tsx'

window.matchMedia ??= (() => ({ matches: false })) as never

beforeAll(() =>
  Promise.all([
    import('./notifications-page.tsx'),
    ...(['en', 'ne'] as const).flatMap((language) =>
      (['vendor', 'office', 'profile'] as const).map((area) => loadArea(language, area)),
    ),
  ]),
)
afterEach(forgetCookies)

const at = '2026-11-18T05:00:00.000Z'
const order: Notification = {
  id: '9',
  kind: 'newOrder',
  data: { orderNumber: 'H-20847', pieceCount: 3, totalPaisa: 4_440_00 },
  isOfShop: true,
  at,
  isRead: false,
}
const answer: Notification = {
  id: '7',
  kind: 'answer',
  data: { ticketNumber: 'T-1001', subject: 'A label' },
  isOfShop: false,
  at,
  isRead: true,
}
const choices: NotificationChoice[] = [
  { kind: 'newOrder', mail: 'now', isStopped: false },
  { kind: 'lowStock', mail: 'daily', isStopped: true },
]
const lines = {
  list: 'GET /vendor/shops/:shopId/notifications',
  unread: 'GET /vendor/shops/:shopId/notifications/unread',
  read: 'POST /vendor/shops/:shopId/notifications/read',
  choices: 'GET /vendor/shops/:shopId/notifications/choices',
  choose: 'PUT /vendor/shops/:shopId/notifications/choices',
} as const

const open = (
  answers: Parameters<typeof portalApi>[0] = {},
  { path = '/notifications', language = 'en' }: { path?: string; language?: 'en' | 'ne' } = {},
) =>
  openPortal({
    path: `/vendor/palpa-dhaka-udhyog-4${path}`,
    language,
    api: portalApi({
      [lines.list]: () => ({ data: { items: [order, answer], nextCursor: null } }),
      [lines.unread]: () => ({ data: { count: 1 } }),
      [lines.read]: () => ({ data: { count: 0 } }),
      [lines.choices]: () => ({ data: { items: choices } }),
      [lines.choose]: ({ body }) => ({
        data: { items: choices.map((one) => (one.kind === body.kind ? body : one)) },
      }),
      ...answers,
    }),
  })
type Opened = Awaited<ReturnType<typeof open>>
const sent = ({ api }: Opened, line: string) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input['body'])
const list = async () => within(await screen.findByRole('list', { name: 'Notifications' }))
const bells = () => screen.getAllByRole('button', { name: /^Notifications/ })

describe('every kind', () => {
  it('has its name, its sentences and a page that it leads to, in both languages', () => {
    for (const { kinds } of [english, nepali]) {
      expect(Object.keys(kinds).toSorted()).toEqual(notificationKinds.toSorted())
      for (const { name, about } of Object.values(kinds)) expect([name, about].every(Boolean)).toBe(true)
    }
  })
})

describe('the bell', () => {
  it('counts what is unread, and ends at 99+', async () => {
    const { api } = await open({ [lines.unread]: () => ({ data: { count: 100 } }) }, { path: '/stock' })
    await waitFor(() => expect(bells()[0]!.textContent).toContain('99+'))
    expect(bells()[0]!.textContent).toContain('99+ unread')
    api.answers[lines.unread] = () => ({ data: { count: 0 } })
  })

  it('opens the newest, which lead to what they are about and count as read then', async () => {
    const opened = await open({}, { path: '/stock' })
    await waitFor(() => expect(bells()[0]!.textContent).toContain('1'))
    await userEvent.click(bells()[0]!)
    const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    expect(await panel.findByText('Support has answered you')).toBeTruthy()
    const link = panel.getByRole('link', { name: /^Unread: ?New order H-20847/ })
    expect(link.getAttribute('href')).toBe('/vendor/palpa-dhaka-udhyog-4/orders/H-20847')
    expect(panel.getByRole('link', { name: 'Support has answered you' }).getAttribute('href')).toBe(
      '/contact-admin?ticket=T-1001',
    )
    await userEvent.click(link)
    await waitFor(() => expect(sent(opened, lines.read)).toEqual([{ id: '9', andEarlier: false }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when nothing could be read', async () => {
    await open({ [lines.list]: () => refuse(503) }, { path: '/stock' })
    await userEvent.click((await screen.findAllByRole('button', { name: /^Notifications/ }))[0]!)
    await screen.findByRole('alert')
  })
})

describe('the page of notifications', () => {
  it('marks all as read up to the newest that is shown', async () => {
    const opened = await open()
    expect((await list()).getByText(/3 pieces, Rs\.\s4,440/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(sent(opened, lines.read)).toEqual([{ id: '9', andEarlier: true }]))
    expect(document.title).toBe('Notifications · Vendor portal | Haat')
  })

  it('stops a kind by one press in the menu of a notification, and keeps when its mail came', async () => {
    const opened = await open()
    await userEvent.click((await list()).getByRole('button', { name: 'More about: New order H-20847' }))
    await userEvent.click(screen.getByRole('button', { name: /^Stop this kind/ }))
    await screen.findByText(/“New orders” is stopped/)
    expect(sent(opened, lines.choose)).toEqual([{ kind: 'newOrder', mail: 'now', isStopped: true }])
  })

  it('is empty, loading or failed in its own words', async () => {
    const { api } = await open({ [lines.list]: () => refuse(503) })
    await screen.findByRole('heading', { name: 'Your notifications could not be loaded' })
    api.answers[lines.list] = () => ({ data: { items: [], nextCursor: null } })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('heading', { name: 'Nothing yet' })
    await userEvent.click(screen.getByRole('button', { name: 'All choices' }))
    await screen.findByRole('heading', { name: 'New orders' })
  })

  it('speaks Nepali', async () => {
    await open({}, { language: 'ne' })
    await screen.findByRole('heading', { level: 1, name: 'सूचना' })
    await screen.findByText('नयाँ अर्डर H-20847')
  })
})

describe('the choices', () => {
  const openChoices = (answers = {}) => open(answers, { path: '/notifications?view=choices' })

  it('say of each kind when a mail comes, and are saved by a press', async () => {
    const opened = await openChoices()
    const group = within(await screen.findByRole('group', { name: 'Mail: New orders' }))
    expect((group.getByRole('radio', { name: 'Mail at once' }) as HTMLInputElement).checked).toBe(true)
    await userEvent.click(group.getByRole('radio', { name: 'Once a day' }))
    await waitFor(() =>
      expect(sent(opened, lines.choose)).toEqual([{ kind: 'newOrder', mail: 'daily', isStopped: false }]),
    )
    expect(screen.getByText('Stopped: you are told nothing of this.')).toBeTruthy()
    await userEvent.click(screen.getByRole('switch', { name: 'Tell me: Low stock' }))
    await waitFor(() =>
      expect(sent(opened, lines.choose).at(-1)).toEqual({
        kind: 'lowStock',
        mail: 'daily',
        isStopped: false,
      }),
    )
  })

  it('are saved one after another, so that the last press is what holds', async () => {
    const waiting: (() => void)[] = []
    const opened = await openChoices({
      [lines.choose]: async ({ body }: { body: NotificationChoice }) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        return { data: { items: choices.map((one) => (one.kind === body.kind ? body : one)) } }
      },
    })
    const group = within(await screen.findByRole('group', { name: 'Mail: New orders' }))
    const radio = (name: string) => group.getByRole('radio', { name }) as HTMLInputElement
    await userEvent.click(radio('Once a day'))
    await userEvent.click(radio('No mail'))
    await waitFor(() => expect(waiting).toHaveLength(1))
    expect(sent(opened, lines.choose)).toEqual([{ kind: 'newOrder', mail: 'daily', isStopped: false }])
    waiting[0]!()
    await waitFor(() => expect(waiting).toHaveLength(2))
    expect(radio('No mail').checked).toBe(true)
    waiting[1]!()
    expect(sent(opened, lines.choose).at(-1)).toEqual({ kind: 'newOrder', mail: 'never', isStopped: false })
    await waitFor(() => expect(radio('No mail').checked).toBe(true))
  })

  it('of refunds say that some mails still come', async () => {
    await openChoices({
      [lines.choices]: () => ({ data: { items: [{ kind: 'refund', mail: 'now', isStopped: true }] } }),
    })
    expect(await screen.findByText('Stopped: only the mails that always come still do.')).toBeTruthy()
  })

  it('that are refused go back to what holds', async () => {
    await openChoices({ [lines.choose]: () => refuse(503) })
    const now = async () =>
      within(await screen.findByRole('group', { name: 'Mail: New orders' })).getByRole('radio', {
        name: 'Mail at once',
      }) as HTMLInputElement
    await userEvent.click(
      within(await screen.findByRole('group', { name: 'Mail: New orders' })).getByRole('radio', {
        name: 'No mail',
      }),
    )
    await screen.findByText(/That did not work/)
    await waitFor(async () => expect((await now()).checked).toBe(true))
  })
})
