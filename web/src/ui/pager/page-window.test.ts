import { expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

const shown = (page: number, pageCount: number) =>
  pageWindow(page, pageCount)
    .map((slot) => slot.page ?? '…')
    .join(' ')

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 10, '1 2 3 … 10'],
  [2, 10, '1 2 3 … 10'],
  [3, 10, '1 2 3 4 … 10'],
  [5, 10, '1 … 4 5 6 … 10'],
  [10, 10, '1 … 8 9 10'],
  [4, 4, '1 2 3 4'],
])('on page %i of %i shows %s', (page, pageCount, row) => {
  expect(shown(page, pageCount)).toBe(row)
})

it('needs at most five places on a phone', () => {
  for (let page = 1; page <= 40; page++) {
    expect(pageWindow(page, 40).filter((slot) => !slot.isMinor).length).toBeLessThanOrEqual(5)
  }
})
