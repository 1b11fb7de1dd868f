import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiFailure } from '#api/client.ts'
import { forgetTokens } from '#api/tokens.ts'
import { onSessionNews, signIn, signOut } from './session-actions.ts'
import type { SessionControl } from './session-context.ts'

const user = { id: '1', name: 'Anjali' }
const session = {
  user,
  accessToken: { token: 'new', expiresIn: 600 },
  refreshToken: { token: 'r', expiresIn: 6000 },
}

afterEach(forgetTokens)

/** A tab of somebody who is signed in, in which something is being read when the session ends. */
function openTab() {
  const queryClient = new QueryClient()
  const control = {
    queryClient,
    call: async (line: string) => {
      if (line === 'POST /auth/login') return session
      throw new ApiFailure(503, {})
    },
    setSession: () => {},
    onSignedOut: async () => {},
    shown: { current: undefined },
  } as unknown as SessionControl
  queryClient.setQueryData(['account', 'me'], user)
  let refuse = () => {}
  const read = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new ApiFailure(401, { code: 'INVALID_ACCESS_TOKEN' }))
        }),
    )
    .mockResolvedValue('mine')
  const reader = new QueryObserver(queryClient, { queryKey: ['wishlist'], queryFn: read, retry: false })
  onTestFinished(reader.subscribe(() => {}))
  return { control, reader, refuse: () => refuse() }
}

it.each([
  ['in this tab', (control: SessionControl) => signIn(control, { email: 'a@haat.test', password: 'p' })],
  ['in another tab', (control: SessionControl) => onSessionNews(control, user.id)],
])('what was refused because the same person signed in again %s is read again', async (_, signInAgain) => {
  const { control, reader, refuse } = openTab()
  const done = signInAgain(control)
  refuse()
  await done
  await vi.waitFor(() => expect(reader.getCurrentResult().data).toBe('mine'))
})

/** A tab in which the person's page reads something, and a server that writes down when it hears what. */
function openReadingTab() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const heard: string[] = []
  let answerLogout = () => {}
  const call = vi.fn((line: string) => {
    heard.push(line)
    return new Promise((resolve) => (answerLogout = () => resolve({})))
  })
  const control = {
    queryClient,
    call,
    setSession: () => {},
    onSignedOut: async () => {},
    shown: { current: undefined },
  } as unknown as SessionControl
  const page = new QueryObserver(queryClient, {
    queryKey: ['notifications', 'unread'],
    // As `fetch` does: never answered here, and ended by its signal.
    queryFn: ({ signal }) => {
      heard.push('GET /notifications/unread')
      return new Promise<number>((_, reject) =>
        signal.addEventListener('abort', () => {
          heard.push('aborted')
          reject(new DOMException('', 'AbortError'))
        }),
      )
    },
  })
  onTestFinished(page.subscribe(() => {}))
  return { control, queryClient, heard, answerLogout: () => answerLogout() }
}

const read = 'GET /notifications/unread'

it('what is being read is aborted before the session ends, and what is begun meanwhile at once', async () => {
  const { control, queryClient, heard, answerLogout } = openReadingTab()
  const done = signOut(control)
  await vi.waitFor(() => expect(heard).toEqual([read, 'aborted', 'POST /auth/logout']))
  await queryClient.invalidateQueries()
  expect(heard.slice(3)).toEqual([read, 'aborted'])
  answerLogout()
  await done
})

it.each([
  ['will be in a moment', true],
  ['is over', null],
])('a tab that is told that the session %s aborts what it reads', async (_, news) => {
  const { control, heard } = openReadingTab()
  await onSessionNews(control, news)
  expect(heard).toEqual([read, 'aborted'])
})

it('a change that shows already is heard by the server before the sign-out', async () => {
  const { control, queryClient, heard, answerLogout } = openReadingTab()
  let save = () => {}
  const change = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ['wishlist', 'change'],
    mutationFn: () => new Promise<void>((resolve) => (save = resolve)),
    onSuccess: () => void heard.push('saved'),
  })
  void change.execute(undefined)
  const done = signOut(control)
  await vi.waitFor(() => expect(heard).toContain('aborted'))
  save()
  await vi.waitFor(() => expect(heard).toEqual([read, 'aborted', 'saved', 'POST /auth/logout']))
  answerLogout()
  await done
})

it.each([
  ['did not hear of it', 503, false],
  ['knows of no session any more', 401, true],
])('a sign-out tells whether the server %s', async (_, status, isHeard) => {
  const { control } = openReadingTab()
  vi.mocked(control.call).mockRejectedValue(new ApiFailure(status, {}))
  await expect(signOut(control)).resolves.toBe(isHeard)
})
