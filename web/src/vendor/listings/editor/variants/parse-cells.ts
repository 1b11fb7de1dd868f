import { parseRupees } from '@haat/contract/shared/money.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

/** The columns that can be written in, in their order. */
export const cellFields = ['sku', 'pricePaisa', 'dealPaisa', 'stock'] as const
export type CellField = (typeof cellFields)[number]
export type CellValue = string | number | null

/** A whole number as people type it: २,३५० is 2350. Null for an empty text, undefined when it is none. */
export function parseCount(text: string): number | null | undefined {
  const plain = fromDevanagariDigits(text).replace(/[\s\u00a0,]/g, '')
  if (plain === '') return null
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}

/** What was typed into a cell; null for an empty one, undefined for something that the column does not hold. */
export function parseCell(field: CellField, text: string): CellValue | undefined {
  const plain = text.trim()
  if (field === 'sku') return plain
  if (plain === '') return null
  return field === 'stock' ? parseCount(plain) : parseRupees(plain)
}

/** The cells of a part of a spreadsheet: rows by line, columns by tab. */
export const cellsOfPaste = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'))
