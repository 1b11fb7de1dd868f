import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { ApiFailure } from '#api/client.ts'
import { forgetTokens } from '#api/tokens.ts'
import { onSessionNews, signIn } from './session-actions.ts'
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
