import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

/** A number with its letter: `H-20764`, `h 20764`, `T1029`. Digits alone may be a sum or a telephone number. */
const numberPattern = /(?<![\p{L}\p{N}])([ht])[\s\p{Pd}]?(\d{1,9})(?![\p{L}\p{N}])/giu
/** A text that lists hundreds of numbers means none of them. */
const maxNumbers = 8

/** The numbers of orders and tickets that texts name, each once and in the order of the texts. */
export function namedNumbersIn(texts: readonly string[]): { orders: string[]; tickets: string[] } {
  const found = { orders: new Set<string>(), tickets: new Set<string>() }
  for (const text of texts) {
    for (const [, letter, digits] of fromDevanagariDigits(text.normalize('NFKC')).matchAll(numberPattern)) {
      const isOrder = letter!.toUpperCase() === 'H'
      const numbers = isOrder ? found.orders : found.tickets
      if (numbers.size < maxNumbers) numbers.add(`${isOrder ? 'H' : 'T'}-${Number(digits)}`)
    }
  }
  return { orders: [...found.orders], tickets: [...found.tickets] }
}
