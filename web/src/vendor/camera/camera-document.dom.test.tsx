import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetCameraWish, isCameraDocument, isCameraWished, loadCameraDocument } from './camera-document.ts'

const editor = '/vendor/palpa-4/listings/7'
const reload = vi.fn()
let isThere: boolean

const goTo = (pathname: string) =>
  vi.stubGlobal('location', { pathname, href: `http://haat.test${pathname}`, reload })
const loadedAt = (path: string) =>
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `http://haat.test${path}` }] })

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  isThere = true
  vi.stubGlobal('fetch', () =>
    isThere ? Promise.resolve(new Response('')) : Promise.reject(new TypeError()),
  )
  goTo(editor)
})
afterEach(() => vi.unstubAllGlobals())

it('a document may open the camera by the address that it was loaded from, not by the one it shows', () => {
  loadedAt('/vendor/palpa-4')
  expect(isCameraDocument()).toBe(false)
  loadedAt(`${editor}?from=mail`)
  expect(isCameraDocument()).toBe(true)
})

it('one that may not is loaded anew once, and then knows why', async () => {
  expect(await loadCameraDocument()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isCameraWished()).toBe(true)
  expect(await loadCameraDocument()).toBe(false)
  forgetCameraWish()
  expect(isCameraWished()).toBe(false)
})

it('without a line, and where it would help nothing, the page stays', async () => {
  isThere = false
  expect(await loadCameraDocument()).toBe(false)
  isThere = true
  goTo('/vendor/palpa-4/orders')
  expect(await loadCameraDocument()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
