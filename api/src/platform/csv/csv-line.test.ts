import { describe, expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

describe('a line of a CSV file', () => {
  it('quotes texts and leaves numbers', () => {
    expect(csvLine(['Mina "M" Gurung', 3, null, 'a,b\nc'])).toBe('"Mina ""M"" Gurung",3,"","a,b\nc"\r\n')
  })

  it.each([
    '=1+1',
    '+977 984',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=HYPERLINK("http://evil","x")',
    ' =1+1',
    '\u200b=1+1',
    '\u0000@SUM(A1)',
    '|calc',
    '%windir%',
  ])('keeps %j text in a spreadsheet', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`)
  })

  it('leaves everything else as it is', () => {
    expect(csvLine(['a=1', "it's", 'नमस्ते'])).toBe('"a=1","it\'s","नमस्ते"\r\n')
  })
})
