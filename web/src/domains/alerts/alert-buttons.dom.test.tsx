import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maxStockAlerts } from '@haat/contract/domains/alerts.rules.ts'
import { accessTokenCookie } from '@haat/contract/domains/account.rules.ts'
import { CurrentUserContext } from '#api/current-user.ts'
import { fakeApi, refuse, renderApp } from '#ui/testing/render-app.tsx'
import { FollowButton } from './follow-button.tsx'
import { WaitButton } from './wait-button.tsx'

const setToken = (value: string) => {
  document.cookie = `${accessTokenCookie}=${value}; path=/${value ? '' : '; max-age=0'}`
}
beforeEach(() => setToken(''))
afterEach(() => setToken(''))

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

/** An API that remembers what one waits for. */
function openServer(first: { variantIds?: string[]; shopSlugs?: string[] } = {}) {
  const kept = { variantIds: first.variantIds ?? [], shopSlugs: first.shopSlugs ?? [] }
  const answer = () => ({ success: true, message: '', data: structuredClone(kept) })
  const without = (list: string[], gone: string) => list.filter((one) => one !== gone)
  return fakeApi({
    'GET /alerts': answer,
    'PUT /alerts/variants/:variantId': ({ params }) => {
      kept.variantIds.push(params.variantId)
      return answer()
    },
    'DELETE /alerts/variants/:variantId': ({ params }) => {
      kept.variantIds = without(kept.variantIds, params.variantId)
      return answer()
    },
    'PUT /alerts/shops/:slug': ({ params }) => {
      kept.shopSlugs.push(params.slug)
      return answer()
    },
    'DELETE /alerts/shops/:slug': ({ params }) => {
      kept.shopSlugs = without(kept.shopSlugs, params.slug)
      return answer()
    },
  })
}

let signInAsked = 0
async function open(api: ReturnType<typeof openServer>, userId?: string) {
  signInAsked = 0
  if (userId) setToken(userId)
  const onSignIn = () => void (signInAsked += 1)
  await renderApp(
    <Person first={userId}>
      <WaitButton variantId="7" onSignIn={onSignIn} />
      <FollowButton slug="palpa" onSignIn={onSignIn} />
    </Person>,
    { call: api.call },
  )
  await screen.findByRole('button', { name: /^(Tell me when it is back|We will tell you)$/ })
}
const lines = ({ requests }: ReturnType<typeof openServer>) => requests.map(({ line }) => line)
const button = (name: string) => screen.findByRole('button', { name })

describe('the buttons that ask to be told', () => {
  it('are pressed at once, and taken back by a second press', async () => {
    const api = openServer()
    await open(api, 'asha')
    for (const [off, on] of [
      ['Tell me when it is back', 'We will tell you'],
      ['Follow this shop', 'You follow this shop'],
    ] as const) {
      expect((await button(off)).ariaPressed).toBe('false')
      await userEvent.click(await button(off))
      expect((await button(on)).ariaPressed).toBe('true')
      await userEvent.click(await button(on))
      expect((await button(off)).ariaPressed).toBe('false')
    }
    await waitFor(() => expect(lines(api)).toContain('DELETE /alerts/shops/:slug'))
  })

  it('are pressed from the start for what somebody waits for already', async () => {
    await open(openServer({ variantIds: ['7'], shopSlugs: ['palpa'] }), 'asha')
    expect((await button('We will tell you')).ariaPressed).toBe('true')
    expect((await button('You follow this shop')).ariaPressed).toBe('true')
  })

  it('ask the API nothing for a visitor, who is asked to sign in; then what they wanted is done, once', async () => {
    const api = openServer()
    await open(api)
    await userEvent.click(await button('Tell me when it is back'))
    expect(signInAsked).toBe(1)
    expect(lines(api)).toEqual([])
    setToken('asha')
    await act(async () => setUserId('asha'))
    await button('We will tell you')
    await button('Follow this shop')
    const changes = lines(api).filter((line) => line !== 'GET /alerts')
    expect(changes).toEqual(['PUT /alerts/variants/:variantId'])
  })

  it('stay as pressed when an older answer comes late', async () => {
    const api = openServer()
    const late = Promise.withResolvers<unknown>()
    const old = api.answers['GET /alerts']!({})
    api.answers['GET /alerts'] = () => late.promise
    await open(api, 'asha')
    await userEvent.click(await button('Follow this shop'))
    await waitFor(() => expect(lines(api)).toContain('PUT /alerts/shops/:slug'))
    await act(async () => late.resolve(old))
    expect((await button('You follow this shop')).ariaPressed).toBe('true')
  })

  it('say what is wrong and are as before when they are refused', async () => {
    const api = openServer()
    await open(api, 'asha')
    api.answers['PUT /alerts/variants/:variantId'] = () => refuse(409, { code: 'CONFLICT' })
    await userEvent.click(await button('Tell me when it is back'))
    await screen.findByText('This can be bought now. Please load the page again.')
    expect((await button('Tell me when it is back')).ariaPressed).toBe('false')
    api.answers['PUT /alerts/variants/:variantId'] = () => {
      throw new TypeError('No network')
    }
    await userEvent.click(await button('Tell me when it is back'))
    await screen.findByText('That did not work. Nothing has changed. Please try again.')
  })

  it('say that the list is full', async () => {
    const api = openServer({ variantIds: Array.from({ length: maxStockAlerts }, (_, at) => `1${at}`) })
    api.answers['PUT /alerts/variants/:variantId'] = () => refuse(409, { code: 'CONFLICT' })
    await open(api, 'asha')
    await waitFor(() => expect(lines(api)).toContain('GET /alerts'))
    await userEvent.click(await button('Tell me when it is back'))
    await screen.findByText('You wait for 100 things already. Take one off under Alerts first.')
  })
})
