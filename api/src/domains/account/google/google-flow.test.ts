import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './google-flow.ts'

describe('the hint where the visitor was', () => {
  it.each([
    ['/', '/'],
    ['/profile/', '/profile/'],
    ['/legal/terms?page=2#top', '/legal/terms?page=2#top'],
    ['/search?q=ढाका', '/search?q=%E0%A4%A2%E0%A4%BE%E0%A4%95%E0%A4%BE'],
    ['/a"><script>', '/a%22%3E%3Cscript%3E'],
  ])('%s leads back to %s', (hint, path) => expect(safeReturnPath(hint)).toBe(path))

  it.each([
    '',
    'profile',
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    'javascript:alert(1)',
    ' //evil.test',
    `/${'x'.repeat(2000)}`,
  ])('%j leads home: it is no path of this site', (hint) => expect(safeReturnPath(hint)).toBe('/'))
})
