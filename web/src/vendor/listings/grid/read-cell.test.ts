import { describe, expect, it } from 'vitest'
import { readCell, writeCell } from './read-cell.ts'
import { readSheet, writeSheet } from './spreadsheet-text.ts'

describe('what is typed into a cell', () => {
  it.each([
    ['१,२५,०००', 125_000_00],
    ['1,25,000', 125_000_00],
    ['Rs. 2,350', 2350_00],
    ['रु. २,३५०.५०', 2350_50],
    ['2350/-', 2350_00],
    [' 2350 ', 2350_00],
    ['free', undefined],
    ['', undefined],
    ['12,3a', undefined],
  ])('is a price: %s', (text, paisa) => {
    expect(readCell('price', text)).toBe(paisa)
  })

  it('is no deal when it is empty, a dash or the word for none', () => {
    expect(['', '–', '-', 'none'].map((text) => readCell('deal', text))).toEqual([null, null, null, null])
    expect(readCell('deal', '१,२९०')).toBe(1290_00)
    expect(readCell('deal', 'cheap')).toBeUndefined()
  })

  it.each([
    ['40', 40],
    ['४०', 40],
    ['1,00,000', 100_000],
    ['40.00', 40],
    ['-3', undefined],
    ['2.5', undefined],
  ])('is an amount on hand: %s', (text, amount) => {
    expect(readCell('stock', text)).toBe(amount)
  })

  it('is days with or without their word, a state or a tick in either language', () => {
    expect(['3', '3 days', '३ दिन', '-3', 'soon'].map((text) => readCell('ready', text))).toEqual([
      3,
      3,
      3,
      undefined,
      undefined,
    ])
    expect(['Live', 'paused', 'रोकिएको', 'sold'].map((text) => readCell('state', text))).toEqual([
      'live',
      'paused',
      'paused',
      undefined,
    ])
    expect(['yes', '0', 'छैन', 'TRUE', '?'].map((text) => readCell('cash', text))).toEqual([
      true,
      false,
      false,
      true,
      undefined,
    ])
  })

  it('is read again as it is copied', () => {
    expect(readCell('price', writeCell('price', 1234_50))).toBe(1234_50)
    expect(readCell('deal', writeCell('deal', null))).toBeNull()
    expect(readCell('cash', writeCell('cash', false))).toBe(false)
    expect(readCell('ready', writeCell('ready', 3))).toBe(3)
  })
})

describe('the clipboard of a spreadsheet', () => {
  it('has cells between tabs and rows between line breaks, with one at the end or without', () => {
    expect(readSheet('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ])
    expect(readSheet('1')).toEqual([['1']])
    expect(readSheet('1\t\t3')).toEqual([['1', '', '3']])
  })

  it('has quotes around what holds a tab, a line break or a quote', () => {
    const rows = [
      ['a "b"', 'c\td'],
      ['e\nf', '5" tape'],
    ]
    expect(readSheet(writeSheet(rows))).toEqual(rows)
    expect(readSheet('5" tape\tx')).toEqual([['5" tape', 'x']])
  })
})
