import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Texts and schemas are loaded when they are first needed, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

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

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

// Code that a test has begun to load, such as that of a toast, may need the document after the last test has ended.
afterAll(() => vi.dynamicImportSettled())
