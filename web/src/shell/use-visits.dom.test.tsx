import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '#ui/testing/render-app.tsx'
import { useVisits } from './use-visits.ts'

function Page() {
  useVisits()
  return <p>A page</p>
}

const sent: { url: string; body: Blob }[] = []
let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  sent.length = 0
  visibility = 'visible'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  navigator.sendBeacon = (url, body) => sent.push({ url: String(url), body: body as Blob }) > 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(path: string) {
  history.replaceState({}, '', path)
  return renderApp(<Page />, { path })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const bodies = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text())))

it.each([
  ['/products/dhaka-topi-12', { kind: 'product', id: 'dhaka-topi-12' }],
  ['/services/tabla-lessons-140', { kind: 'service', id: 'tabla-lessons-140' }],
])('%s is told once it was looked at for a moment', async (path, visit) => {
  await open(path)
  pass(900)
  expect(sent).toEqual([])
  pass(200)
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([['/api/visits', 'application/json']])
  expect(await bodies()).toEqual([visit])
  pass(60_000)
  expect(sent).toHaveLength(1)
})

it.each(['/', '/products/', '/services/', '/vendors/ilam-chiya-ghar', '/vendor/a-1/listings/2'])(
  '%s is no page of a listing',
  async (path) => {
    await open(path)
    pass(5000)
    expect(sent).toEqual([])
  },
)

it('a page in the background is told when it comes into view, and one that is left too soon is not', async () => {
  visibility = 'hidden'
  await open('/products/dhaka-topi-12')
  pass(5000)
  const turn = (to: DocumentVisibilityState) => {
    visibility = to
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  turn('visible')
  pass(500)
  turn('hidden')
  pass(5000)
  expect(sent).toEqual([])
  turn('visible')
  pass(1000)
  expect(sent).toHaveLength(1)
})
