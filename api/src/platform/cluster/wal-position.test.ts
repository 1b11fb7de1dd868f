import { expect, it } from 'vitest'
import { maxWalPosition, laterPosition, readWalPosition, writeWalPosition } from './wal-position.ts'

it('places in the log are compared as numbers, not as texts', () => {
  expect(readWalPosition('0/9FFFFFFF')! < readWalPosition('0/A0000000')!).toBe(true)
  expect(readWalPosition('2/0')! < readWalPosition('10/0')!).toBe(true)
  expect(laterPosition(5n, 7n)).toBe(7n)
  expect(laterPosition(5n, undefined)).toBe(5n)
})

it('are written as PostgreSQL reads them', () => {
  for (const text of ['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF']) {
    expect(writeWalPosition(readWalPosition(text)!)).toBe(text)
  }
  expect(readWalPosition(writeWalPosition(maxWalPosition))).toBe(maxWalPosition)
})

it('what is no such place, as in a cookie that somebody wrote, is none', () => {
  for (const text of ['', '0', '0/', '0/G', '0/123456789', "0/0'--", ' 0/0', null, undefined]) {
    expect(readWalPosition(text)).toBeUndefined()
  }
})
