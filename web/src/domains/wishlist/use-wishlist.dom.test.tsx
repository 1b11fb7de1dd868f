import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { wishlistMaxProducts } from '@haat/contract/domains/wishlist.rules.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { refuse, renderApp } from '#ui/testing/render-app.tsx'
import { HeartButton } from './heart-button.tsx'
import { clearLocalWishlist, localWishlist, writeClaimed } from './local-wishlist.ts'
import { syncWishlist } from './sync-wishlist.ts'
import { openWishlistServer, setToken } from './testing/wishlist-server.ts'
import { useWishlistActions, useWishlistIds, useWishlistOfOtherTabs } from './use-wishlist.ts'

beforeEach(() => void setToken(''))
afterEach(() => void setToken(''))

let setUserId: (userId: string | undefined) => void
function Person({ first, children }: { first?: string | undefined; children: ReactNode }) {
  const [userId, set] = useState(first)
  useEffect(() => {
    setUserId = set
  }, [])
  return (
    <CurrentUserContext value={{ userId, findUserId: () => Promise.reject(new Error('Not asked for')) }}>
      {children}
    </CurrentUserContext>
  )
}

const renders: Record<string, number> = {}
const Heart = ({ id }: { id: string }) => (
  <Profiler id={id} onRender={() => void (renders[id] = (renders[id] ?? 0) + 1)}>
    <HeartButton product={{ id, title: { en: id, ne: id } }} />
  </Profiler>
)

function List() {
  useWishlistOfOtherTabs()
  const { clear } = useWishlistActions()
  return (
    <>
      <output>{useWishlistIds().join(' ')}</output>
      <button type="button" onClick={() => void clear()}>
        Clear
      </button>
    </>
  )
}

const ids = ['a', 'b', 'c']
async function open(server: ReturnType<typeof openWishlistServer>, userId?: string) {
  if (userId) setToken(userId)
  const app = await renderApp(
    <Person first={userId}>
      <List />
      {ids.map((id) => (
        <Heart key={id} id={id} />
      ))}
    </Person>,
    { call: server.call },
  )
  await screen.findByRole('button', { name: 'Save a' })
  return app
}
const press = (id: string) => userEvent.click(screen.getByRole('button', { name: `Save ${id}` }))
const pressed = () =>
  ids.filter((id) => screen.getByRole('button', { name: `Save ${id}` }).ariaPressed === 'true').join(' ')
const expectShown = (list: string) =>
  waitFor(() => {
    expect(screen.getByRole('status').textContent).toBe(list)
    expect(pressed()).toBe(list.split(' ').toSorted().join(' '))
  })
const failedText = 'That was not saved. Please try again.'

async function signOut({ queryClient }: Awaited<ReturnType<typeof open>>) {
  setToken('')
  clearLocalWishlist()
  queryClient.getMutationCache().clear()
  await act(async () => setUserId(undefined))
  queryClient.removeQueries()
}

it('keeps the list of a visitor in this browser, and asks nobody', async () => {
  const server = openWishlistServer()
  await open(server)
  await press('a')
  await press('b')
  await expectShown('b a')
  await press('a')
  await expectShown('b')
  expect(localStorage.getItem('wishlist')).toBe('{"products":["b"]}')
  expect(server.sent).toEqual([])
})

it('knows what a visitor saved before it was renamed, by its number', async () => {
  localWishlist.write(['old-name-7', 'shawl-8'])
  await renderApp(
    <>
      <List />
      <Heart id="new-name-7" />
    </>,
    { call: openWishlistServer().call },
  )
  const heart = await screen.findByRole('button', { name: 'Save new-name-7' })
  expect(heart.ariaPressed).toBe('true')
  await userEvent.click(heart)
  expect(heart.ariaPressed).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('shawl-8')
})

it('shows presses at once, sends them in their order, and renders no other heart', async () => {
  const server = openWishlistServer(['c'])
  await open(server, 'anjali')
  await expectShown('c')
  server.hold()
  const before = { ...renders }
  await press('a')
  await press('b')
  await press('a')
  await expectShown('b c')
  expect(renders['c']).toBe(before['c'])
  expect(server.sent).toEqual(['GET anjali', 'POST anjali'])
  await server.answerAll()
  await waitFor(() => expect(server.sent).toHaveLength(4))
  expect(server.sent.slice(1)).toEqual(['POST anjali', 'POST anjali', 'DELETE anjali'])
  await expectShown('b c')
  expect(server.list()).toEqual(['b', 'c'])
  await waitFor(() => expect(localWishlist.read()).toEqual(['b']))
})

it('shows the copy of this browser until the server has answered', async () => {
  const server = openWishlistServer(['b'])
  writeClaimed(['a'])
  server.hold()
  await open(server, 'anjali')
  await expectShown('a')
  await server.answerAll()
  await expectShown('b')
})

it('takes exactly the refused press back, with a sentence', async () => {
  const server = openWishlistServer(['c'])
  await open(server, 'anjali')
  await expectShown('c')
  server.hold()
  server.refuseNext(() => refuse(404))
  await press('a')
  await press('b')
  await expectShown('b a c')
  await server.answerAll()
  await expectShown('b c')
  expect(await screen.findByText(failedText)).toBeTruthy()
  expect(server.sent).toEqual(['GET anjali', 'POST anjali', 'POST anjali'])
})

it('asks what the server holds when an answer was lost', async () => {
  const server = openWishlistServer()
  await open(server, 'anjali')
  await waitFor(() => expect(server.sent).toEqual(['GET anjali']))
  server.refuseNext(() => {
    server.change(['a'])
    throw new TypeError('Failed to fetch')
  })
  await press('a')
  await waitFor(() => expect(server.sent).toEqual(['GET anjali', 'POST anjali', 'GET anjali']))
  await expectShown('a')
})

it('refuses one more than fits without asking the server', async () => {
  const server = openWishlistServer(Array.from({ length: wishlistMaxProducts }, (_, at) => `p${at}`))
  await open(server, 'anjali')
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('p999'))
  await press('a')
  expect(await screen.findByText(/full/)).toBeTruthy()
  expect(pressed()).toBe('')
  expect(server.sent).toEqual(['GET anjali'])
})

it('clears all, and takes that back when it is refused', async () => {
  const server = openWishlistServer(['b', 'a'])
  await open(server, 'anjali')
  await expectShown('b a')
  server.hold()
  server.refuseNext(() => refuse(403))
  await userEvent.click(screen.getByText('Clear'))
  await expectShown('')
  await press('c')
  await expectShown('c')
  await server.answerAll()
  await expectShown('c b a')
})

it('sends nothing that waits at a sign-out in the name of the next person', async () => {
  const server = openWishlistServer()
  server.hold()
  const app = await open(server, 'anjali')
  await press('a')
  await press('b')
  await expectShown('b a')
  await signOut(app)
  await expectShown('')
  setToken('bikash')
  await act(async () => setUserId('bikash'))
  await server.answerAll()
  await waitFor(() => expect(server.sent).toEqual(['GET anjali', 'GET bikash']))
  await expectShown('')
  expect(localWishlist.read()).toEqual([])
})

it.each(['answer', 'refusal'])('keeps a late %s from the next person', async (what) => {
  const server = openWishlistServer(['c'])
  const app = await open(server, 'anjali')
  await expectShown('c')
  const toasts = screen.queryAllByText(failedText).length
  server.hold()
  if (what === 'refusal') server.refuseNext(() => refuse(404))
  await press('a')
  await signOut(app)
  setToken('bikash')
  await act(async () => setUserId('bikash'))
  await server.answerAll()
  await press('b')
  await expectShown('b')
  await waitFor(() => expect(localWishlist.read()).toEqual(['b']))
  expect(screen.queryAllByText(failedText)).toHaveLength(toasts)
})

it('gives presses to whom they belong when the page learns later who that is', async () => {
  const server = openWishlistServer()
  setToken('anjali')
  await open(server)
  server.hold()
  await press('a')
  await act(async () => setUserId('anjali'))
  await expectShown('a')
  await server.answerAll()
  await waitFor(() => expect(server.sent).toEqual(['POST anjali', 'GET anjali']))
  await expectShown('a')
  expect(localWishlist.read()).toEqual(['a'])
})

it('reads the list after what a sign-in brings along', async () => {
  const server = openWishlistServer(['b'])
  localWishlist.write(['a'])
  const { queryClient } = await open(server)
  server.hold()
  setToken('anjali')
  void syncWishlist({ call: server.call, queryClient })
  await act(async () => setUserId('anjali'))
  await expectShown('a')
  expect(server.sent).toEqual(['SYNC anjali'])
  await server.answerAll()
  await expectShown('a b')
  await waitFor(() => expect(server.sent).toEqual(['SYNC anjali', 'GET anjali']))
  expect(localWishlist.read()).toEqual(['a', 'b'])
})

it('follows what another tab has changed, also when the copy of this browser stays the same', async () => {
  const server = openWishlistServer(['a'])
  await open(server, 'anjali')
  await expectShown('a')
  server.change(['b', 'a'])
  dispatchEvent(new StorageEvent('storage', { key: 'wishlist-claimed', newValue: '{}' }))
  await expectShown('b a')
  const texts = [0, 1].map(() => {
    writeClaimed(['a'])
    return localStorage.getItem('wishlist-claimed')
  })
  expect(texts[0]).not.toBe(texts[1])
})

it('reads the list again when the network is back', async () => {
  const server = openWishlistServer(['a'])
  await open(server, 'anjali')
  await expectShown('a')
  server.change(['b'])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await expectShown('b')
})
