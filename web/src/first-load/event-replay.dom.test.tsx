import { act, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { eventReplayScript } from './event-replay.ts'
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

it('shows the loading line while the browser leaves the page, and none on a page that it has kept', () => {
  const root = document.documentElement.classList
  window.dispatchEvent(new Event('beforeunload'))
  expect([...root]).toEqual(['leaving'])
  window.dispatchEvent(new Event('pagehide'))
  expect([...root]).toEqual([])
})
