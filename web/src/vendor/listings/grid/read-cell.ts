import type { CellField } from '@haat/contract/domains/listings.bulk.rules.ts'
import type { CellValue } from '@haat/contract/domains/listings.bulk.ts'
import { parseRupees } from '@haat/contract/shared/money.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { readAmount } from '../../stock/read-amount.ts'

/** The words of both languages by which a spreadsheet says a state or a tick. */
const stateWords: Record<string, 'live' | 'paused'> = {
  live: 'live',
  'on sale': 'live',
  पसलमा: 'live',
  बिक्रीमा: 'live',
  paused: 'paused',
  pause: 'paused',
  रोकिएको: 'paused',
}
const tickWords: Record<string, boolean> = {
  yes: true,
  true: true,
  '1': true,
  y: true,
  '✓': true,
  छ: true,
  हो: true,
  no: false,
  false: false,
  '0': false,
  n: false,
  छैन: false,
  होइन: false,
}
const nothing = /^(?:[-–—]|none|no|छैन)?$/i

/** What a text means in a cell; undefined where it means nothing there. */
export function readCell(field: CellField, typed: string): CellValue | undefined {
  const text = typed.trim()
  switch (field) {
    case 'price':
      return parseRupees(text)
    case 'deal':
      return nothing.test(text) ? null : parseRupees(text)
    case 'stock':
      return readAmount(text.replace(/[.।][0०]+$/, ''))
    case 'ready': {
      // "3 days" is read as well, as the cell itself says it.
      const days = /^(\d{1,4})\s*[\p{L}\p{M}]*$/u.exec(fromDevanagariDigits(text))
      return days ? Number(days[1]) : undefined
    }
    case 'state':
      return stateWords[text.toLowerCase()]
    case 'cash':
      return tickWords[fromDevanagariDigits(text).toLowerCase()]
  }
}

/** A value as spreadsheets read it: plain figures without commas. */
export function writeCell(field: CellField, value: CellValue): string {
  if (value === null) return ''
  if (field === 'price' || field === 'deal') {
    const paisa = Number(value)
    return paisa % 100 === 0 ? String(paisa / 100) : (paisa / 100).toFixed(2)
  }
  if (field === 'cash') return value ? 'yes' : 'no'
  return String(value)
}
