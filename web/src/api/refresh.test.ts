import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserCall } from './call.ts'
import { ApiFailure } from './client.ts'
import { forgetTokensForGood, refresh } from './refresh.ts'

/** Stubs the parts of a browser that tokens need: the protocol and the cookies. */
function openBrowser(tokens: Record<string, string>) {
  const jar = new Map(Object.entries(tokens))
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [, name = '', value = '', seconds] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? []
      if (seconds === '0') jar.delete(name)
      else jar.set(name, value)
    },
  })
  return jar
}

type Answer = [status: number, body: unknown]
const user = { id: '1', name: 'Anjali' }
const renewed: Answer = [200, { accessToken: { token: 'new', expiresIn: 600 }, user }]
const expired: Answer = [401, { code: 'UNAUTHENTICATED' }]

function answer(api: (path: string, bearer: string | undefined) => Answer | Promise<Answer>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    const bearer = headers['authorization']?.slice('Bearer '.length)
    requests.push(`${url} ${bearer}`)
    const [status, body] = await api(url, bearer)
    return new Response(JSON.stringify(body), { status })
  })
  return requests
}

const call = () => browserCall({ apiUrl: undefined } as Parameters<typeof browserCall>[0])
const isRefresh = (path: string) => path.endsWith('/refresh-token')

let jar: Map<string, string>
beforeEach(() => {
  jar = openBrowser({ accessToken: 'old', refreshToken: 'r' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a burst of calls that are refused together', () => {
  it('makes one refresh, and each call once more with the new token', async () => {
    const requests = answer((path, bearer) =>
      isRefresh(path) ? renewed : bearer === 'new' ? [200, { user }] : expired,
    )
    const ask = call()
    await Promise.all(Array.from({ length: 20 }, () => ask('GET /auth/me')))
    expect(requests.filter(isRefreshLine)).toHaveLength(1)
    expect(requests.filter((line) => line === '/api/auth/me old')).toHaveLength(20)
    expect(requests.filter((line) => line === '/api/auth/me new')).toHaveLength(20)
  })

  it('passes every own error on when the refresh fails, and both tokens are gone', async () => {
    answer((path) => (isRefresh(path) ? [500, {}] : [401, { code: 'UNAUTHENTICATED', message: path }]))
    const ask = call()
    const ended = await Promise.allSettled([ask('GET /auth/me'), ask('GET /account/sessions')])
    expect(ended.map((end) => end.status === 'rejected' && (end.reason as ApiFailure).message)).toEqual([
      '/api/auth/me',
      '/api/account/sessions',
    ])
    expect([...jar]).toEqual([])
  })

  it('a late refusal of the old token takes the new one', async () => {
    let refuse = () => {}
    const late = new Promise<Answer>((resolve) => (refuse = () => resolve(expired)))
    const requests = answer((path, bearer) => {
      if (isRefresh(path)) return renewed
      if (bearer === 'new') return [200, { user }]
      return path.endsWith('sessions') ? late : expired
    })
    const ask = call()
    const slow = ask('GET /account/sessions')
    await ask('GET /auth/me')
    refuse()
    await slow
    expect(requests.filter(isRefreshLine)).toHaveLength(1)
    expect(requests.at(-1)).toBe('/api/account/sessions new')
  })
})

const isRefreshLine = (line: string) => isRefresh(line.split(' ')[0]!)

describe('a refresh', () => {
  const failures: [what: string, answered: Answer, message: string][] = [
    [
      'answered without a user',
      [200, { accessToken: { token: 'new', expiresIn: 1 } }],
      'Refresh token is invalid or expired.',
    ],
    ['answered with nothing', [200, null], 'Refresh token is invalid or expired.'],
    ['that is refused', [401, { code: 'INVALID_RESPONSE_TOKEN' }], 'Failed to refresh access token.'],
    ['at a broken server', [500, 'oops'], 'Failed to refresh access token.'],
  ]
  it.each(failures)('%s fails, and both tokens are gone', async (_, answered, message) => {
    const requests = answer(() => answered)
    await expect(refresh(call(), 'old')).rejects.toThrow(message)
    expect(requests).toHaveLength(1)
    expect([...jar]).toEqual([])
  })

  it('without a refresh token asks nobody', async () => {
    jar.delete('refreshToken')
    const requests = answer(() => renewed)
    await expect(refresh(call(), 'old')).rejects.toThrow('No refresh token available.')
    expect(requests).toEqual([])
  })

  it('that fails after somebody else has signed in leaves their tokens alone', async () => {
    answer(() => {
      jar.set('refreshToken', 'theirs')
      return [401, {}]
    })
    await expect(refresh(call(), 'old')).rejects.toThrow('Failed to refresh access token.')
    expect(jar.get('refreshToken')).toBe('theirs')
  })

  it('that is under way when the person signs out brings no token back', async () => {
    let reply = () => {}
    const slow = new Promise<Answer>((resolve) => (reply = () => resolve(renewed)))
    answer(() => slow)
    const running = refresh(call(), 'old')
    forgetTokensForGood()
    reply()
    await running
    await vi.waitFor(() => expect([...jar]).toEqual([]))
  })
})
