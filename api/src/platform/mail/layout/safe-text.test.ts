import { describe, expect, it } from 'vitest'
import { deviceText, oneLine, personName } from './safe-text.ts'

describe('a line', () => {
  it.each([
    ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
    ['  a\u2028b\u0000c\t d ', 'a b c d'],
    ['gnp\u202E.exe\u200B', 'gnp.exe'],
    ['broken \uD800 half', 'broken \uFFFD half'],
    // The joiner belongs to the spelling and hides nothing.
    ['गर्\u200Dयौँ', 'गर्\u200Dयौँ'],
  ])('%j becomes %j', (text, line) => {
    expect(oneLine(text)).toBe(line)
  })
})

describe('the name in a greeting', () => {
  it.each([
    'Sita Gurung',
    'सीता गुरुङ',
    'Hari K.C.',
    'Dr. A.P.J. Rai',
    "Siobhán O'Neil-Shrestha",
    'Ram (Pokhara 2)',
    'Maya s/o Hari',
  ])('%s stays as it is', (name) => {
    expect(personName(name)).toBe(name)
  })

  it.each([
    ['Er.Sunil Rai', 'Er. Sunil Rai'],
    ['evil.example', 'evil. example'],
    ['evil。example', 'evil. example'],
    ['Win at evil.co.uk/prize', 'Win at evil. co. uk/prize'],
    ['xn--evil.xn--p1ai', 'xn--evil. xn--p1ai'],
    ['Sita\n\nGurung', 'Sita Gurung'],
    ['x'.repeat(120), `${'x'.repeat(48)}…`],
  ])('%s cannot become a link or a page of text', (typed, name) => {
    expect(personName(typed)).toBe(name)
  })

  it.each([
    'Visit http://evil.example',
    'WWW.evil.example',
    'ftp://x',
    '//evil',
    'write@evil.example',
    'javascript:alert(1)',
    '<b>Sita</b>',
    'Call 98412-34567 now',
    'फोन ९८४१२३४५६७',
    '',
  ])('%s is none', (typed) => {
    expect(personName(typed)).toBe('')
  })
})

it('a device is told in at most one short line without addresses', () => {
  expect(deviceText('Firefox 140.0 · Windows 11')).toBe('Firefox 140.0 · Windows 11')
  expect(deviceText('a@b.example see (www.evil.example) https://evil.example Bot')).toBe('see Bot')
  expect([...deviceText('अ'.repeat(300))]).toHaveLength(81)
})
