import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { answerStylesQuickly } from './quick-styles.ts'

// Modules that hold on to a document, such as the toasts, must not outlive it: the next file loads its own.

// Texts and schemas are loaded when they are first needed, which takes many seconds on a busy machine.
configure({
  asyncUtilTimeout: 60_000,
  // Without the whole document, which was written out at every try of a wait and took a seventh of the time.
  // `screen.debug()` shows it.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// React notes of every element where in the code it was made, which takes another seventh. It stops when it has made too many
// notes, and this is the count of them.
const reactInternals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (reactInternals)
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  })

answerStylesQuickly()

// What jsdom has not: it shows nothing, so nothing scrolls or comes into view, and a dialog is merely open.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
globalThis.IntersectionObserver ??= class {
  root = null
  rootMargin = ''
  scrollMargin = ''
  thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** React works in slices, each of which is an immediate that asks for the next one. */
const manySlices = 50

// Code that a test has begun to load, such as that of a toast, needs the document after the last test has ended, and so does
// React, which then shows it.
afterAll(async () => {
  await vi.dynamicImportSettled()
  for (let slice = 0; slice < manySlices; slice += 1) await new Promise((resolve) => setImmediate(resolve))
  // The last toast would be read as one of the next file, which shares the document.
  document.querySelector('.toast')?.parentElement?.remove()
})
