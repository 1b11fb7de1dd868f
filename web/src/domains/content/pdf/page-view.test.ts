import { expect, test } from 'vitest'
import { pageView } from './page-view.ts'

const pages = Array.from({ length: 8 }, (_, index) => ({
  top: 24 + index * 1024,
  bottom: 1024 + index * 1024,
}))
const full = 24 + 8 * 1024
const at = (top: number, height = 720) => pageView(pages, { top, height, full })

test('at the start the first page is read, and only what is near is drawn', () => {
  expect(at(0)).toEqual({ current: 0, from: 0, to: 1 })
})

test('at the end the last page is read', () => {
  expect(at(full - 720)).toEqual({ current: 7, from: 6, to: 7 })
})

test('in the middle the page in view is read', () => {
  expect(at(4 * 1024).current).toBe(4)
})

test('the page number never goes back on the way down', () => {
  const read = Array.from({ length: full - 720 + 1 }, (_, top) => at(top).current)
  expect(read).toEqual(read.toSorted((a, b) => a - b))
  expect(new Set(read).size).toBe(8)
})

test('short pages: first and last are reached although all are in view', () => {
  const short = [0, 1, 2].map((index) => ({ top: index * 300, bottom: index * 300 + 290 }))
  expect(pageView(short, { top: 0, height: 800, full: 890 }).current).toBe(0)
  expect(pageView(short, { top: 90, height: 800, full: 890 }).current).toBe(2)
  expect(pageView(short, { top: 0, height: 900, full: 900 })).toEqual({ current: 0, from: 0, to: 2 })
})
