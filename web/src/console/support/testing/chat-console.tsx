import { useLocation } from '@tanstack/react-router'
import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { DeskChat } from '@haat/contract/domains/support.chats.ts'
import type { DeskThread } from '@haat/contract/domains/support.desk.ts'
import { SessionProvider } from '#domains/account/session.tsx'
import { HeadTags } from '#ui/page/head-tags.tsx'
import { fakeApi, renderApp } from '#ui/testing/render-app.tsx'
import { ChatAlerts } from '../chats/chat-alerts.tsx'
import { changeChatChoices } from '../chats/chat-choices.ts'
import DeskPage from '../desk-page.tsx'
import { changeLiveState } from '../live-updates/live-updates.queries.ts'
import { deskThread } from './desk-ticket.ts'

export const me = { id: 'me', name: 'Sunita Karki' }
export const sita = { id: 'sita', name: 'Sita Rai' }
export const chat = (at: number, changes: Partial<DeskChat> = {}): DeskChat => ({
  number: `T-${1000 + at}`,
  name: `Sender ${at}`,
  words: `Question ${at}`,
  sequence: 0,
  status: 'open',
  assignee: null,
  isMine: false,
  waitingSince: new Date(Date.now() - at * 60_000 - 1000).toISOString(),
  isLive: true,
  isUnread: true,
  ...changes,
})
export const mine = (at: number, changes: Partial<DeskChat> = {}) =>
  chat(at, { assignee: me, isMine: true, isUnread: false, ...changes })

export const thread = (number: string, assignee: DeskChat['assignee'] = null): DeskThread =>
  deskThread({
    number,
    type: 'chat',
    subject: `Subject of ${number}`,
    assignee,
    isLive: true,
    messages: [
      {
        id: '1',
        sequence: 0,
        author: 'customer',
        authorName: 'Sender',
        channel: 'chat',
        words: 'Hello',
        files: [],
        at: '2026-11-16T06:15:00.000Z',
        event: null,
        proof: null,
        keptApart: null,
        mail: null,
        mailError: null,
      },
    ],
  })

/** What the server says: the chats that run, and how many the reader takes. */
export const desk: { running: DeskChat[]; limit: number } = { running: [], limit: 3 }
const chatApi = () =>
  fakeApi({
    'GET /staff/chats': () => ({ data: { chats: desk.running, limit: desk.limit } }),
    'GET /staff/tickets': () => ({
      data: { items: [], nextCursor: null, counts: { open: 0, mine: 0, unowned: 0, limit: 500 } },
    }),
    'GET /staff/tickets/:number': ({ params }) => ({
      data: thread(params.number, desk.running.find(({ number }) => number === params.number)?.assignee),
    }),
    'POST /staff/tickets/:number/read': ({ params }) => {
      desk.running = desk.running.map((one) =>
        one.number === params.number ? { ...one, isUnread: false } : one,
      )
      return { data: {} }
    },
    'GET /staff/desk/people': () => ({
      data: [
        { ...me, isAvailable: true, chats: 1, chatLimit: desk.limit },
        { ...sita, isAvailable: true, chats: 2, chatLimit: 4 },
      ],
    }),
    'GET /staff/views': () => ({ data: [] }),
    'GET /auth/me': () => ({ user: { ...me, email: 'me@haat.test', roles: ['admin'] } }),
  })

function Page() {
  const { pathname } = useLocation()
  const [, , page = '', rest = ''] = pathname.split('/')
  return (
    <>
      <ChatAlerts />
      {page === 'desk' && <DeskPage rest={rest} />}
      {page === 'content' && <HeadTags title="Content" description={undefined} path={undefined} />}
    </>
  )
}

/** The console at an address, as an admin who takes chats and whose stream is open. */
export async function openChatConsole(path = '/staff/desk', language: 'en' | 'ne' = 'en') {
  const api = chatApi()
  const app = await renderApp(
    <SessionProvider call={api.call} onSignedOut={async () => {}} first="anonymous">
      {({ status }) => status === 'signed-in' && <Page />}
    </SessionProvider>,
    { call: api.call, path, language },
  )
  await waitFor(() => expect(api.requests.map(({ line }) => line)).toContain('GET /staff/chats'))
  act(() => void changeLiveState(app.queryClient, { isConnected: true, isAvailable: true }))
  /** What the live stream does when a chat has changed. */
  const change = async (chats: DeskChat[]) => {
    desk.running = chats
    await act(() => app.queryClient.invalidateQueries({ queryKey: ['desk', 'chats'] }))
  }
  return { ...app, api, change }
}
/** What was asked of the API by one of its lines. */
export const asked = (api: ReturnType<typeof chatApi>, line: string) =>
  api.requests.filter((request) => request.line === line).map(({ input }) => input)

/** Before each test: nobody chats, the reader has a session and looks at the tab. */
export function beginAtChatConsole() {
  Object.assign(desk, { running: [], limit: 3 })
  document.cookie = 'accessToken=x; path=/'
  document.cookie = 'refreshToken=x; path=/'
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
}

export function leaveChatConsole() {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  changeChatChoices({ hasSound: true, hasNotifications: false })
  document.cookie = 'accessToken=; max-age=0; path=/'
  document.cookie = 'refreshToken=; max-age=0; path=/'
}
