import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { eventReplayScript, replayEvents } from './event-replay.ts'
import { replayPress } from '#ui/button/replay-press.ts'

let box: HTMLDivElement
const onPress = vi.fn()

const Page = ({ text = 'Open' }: { text?: string }) => (
  <Suspense>
    <p>{text}</p>
    <button {...replayPress} onClick={onPress}>
      Sign in
    </button>
  </Suspense>
)

const press = () => box.querySelector('button')!.click()
const hydrate = (text?: string) =>
  hydrateRoot(box, <Page {...(text && { text })} />, { onRecoverableError() {} })
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)))

beforeEach(() => {
  onPress.mockClear()
  document.body.innerHTML = '<div></div>'
  box = document.querySelector('div')!
  box.innerHTML = renderToString(<Page />)
})

window.eval(eventReplayScript)

it('answers every press that came before the button was hydrated', async () => {
  press()
  press()
  await act(async () => void hydrate())
  await nextTask()
  expect(onPress).toHaveBeenCalledTimes(2)
  expect(box.querySelector('[data-replay], [data-waiting]')).toBeNull()
  press()
  expect(onPress).toHaveBeenCalledTimes(3)
})

it('answers a press on a button that React replaces instead of hydrating it', async () => {
  const written = box.querySelector('button')
  press()
  await act(async () => void hydrate('Closed'))
  await nextTask()
  expect(box.querySelector('button')).not.toBe(written)
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('answers a press once that itself makes React hydrate the button', async () => {
  hydrate()
  press()
  await nextTask()
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('answers a press in an island that was written anew on the same product, or nowhere', async () => {
  const card = (name: string, reviews: number) =>
    `<article><a href="/products/${name}">${name}</a> (${reviews}) <button>Add to cart</button></article>`
  box.innerHTML = `<div data-island>${card('shawl', 1)}${card('tea', 2)}${card('bowl', 3)}</div>`
  const island = box.querySelector<HTMLElement>('[data-island]')!
  const buttons = island.querySelectorAll('button')
  buttons[1]!.click()
  buttons[2]!.click()
  island.innerHTML = card('tea', 9) + card('shawl', 1)
  const pressed: (string | null)[] = []
  island.addEventListener('click', ({ target }) =>
    pressed.push((target as Element).closest('article')!.querySelector('a')!.textContent),
  )
  await replayEvents(island)
  expect(pressed).toEqual(['tea'])
})

it('shows the loading line while the browser leaves the page, and none on a page that it has kept', () => {
  const root = document.documentElement.classList
  window.dispatchEvent(new Event('beforeunload'))
  expect([...root]).toEqual(['leaving'])
  window.dispatchEvent(new Event('pagehide'))
  expect([...root]).toEqual([])
})

it('gives presses back to the browser once the client cannot come', () => {
  box.innerHTML = '<div data-island=""><form><button>Send</button></form></div>'
  const send = vi.fn((event: Event) => event.preventDefault())
  box.querySelector('form')!.addEventListener('submit', send)
  press()
  expect(send).not.toHaveBeenCalled()
  window.eval('touched = 0')
  press()
  expect(send).toHaveBeenCalledTimes(1)
  window.earlyEvents = undefined
})
