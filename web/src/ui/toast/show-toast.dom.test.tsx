import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showToast, type ToastType } from './show-toast.tsx'

beforeEach(() => void vi.useFakeTimers())
// No toast may stay for the next file.
afterEach(async () => {
  await pass(5000)
  vi.useRealTimers()
})

const show = (type: ToastType, text: string) => act(() => showToast(type, text))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const shownTexts = () =>
  [...document.querySelectorAll('.toast-text > span')].map(({ textContent }) => textContent)

it('takes the place of the one before, but keeps news that nobody can have read', async () => {
  await show('error', 'It failed.')
  await show('info', 'One thing is no longer sold.')
  expect(shownTexts()).toEqual(['One thing is no longer sold.'])
  await show('success', 'You are signed in.')
  expect(shownTexts()).toEqual(['One thing is no longer sold.', 'You are signed in.'])
  await pass(5000)
  expect(screen.queryByRole('alert')).toBeNull()
  await show('info', 'One thing is no longer sold.')
  await pass(2000)
  await show('success', 'Saved.')
  expect(shownTexts()).toEqual(['Saved.'])
})

it('belongs to the dialog that is open, where it can be pressed, and stays when that is closed', async () => {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.showModal()
  await show('default', 'Removed.')
  expect(dialog.contains(screen.getByRole('alert'))).toBe(true)
  dialog.dispatchEvent(new Event('close'))
  dialog.remove()
  expect(screen.getByRole('alert').textContent).toBe('Removed.')
})

it('moves down with a header that grows while it is shown', async () => {
  const head = document.body.appendChild(document.createElement('div'))
  head.dataset['pageHead'] = ''
  let bottom = 60
  head.getBoundingClientRect = () => ({ bottom, left: 0, width: 390 }) as DOMRect
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told
      }
      observe() {}
      disconnect() {}
    },
  )
  await show('default', 'Solved.')
  expect(screen.getByRole('alert').style.top).toBe('72px')
  bottom = 96
  act(() => grow())
  expect(screen.getByRole('alert').style.top).toBe('108px')
  head.remove()
  vi.unstubAllGlobals()
})
