import { orderNumberPattern } from '@haat/contract/shared/fields.rules.ts'
import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

/** The number of an order as people type or scan it: with or without its letter, in either script; undefined for other words. */
export function readOrderNumber(typed: string): string | undefined {
  const plain = fromDevanagariDigits(typed).replaceAll(/\s/g, '').toUpperCase()
  const number = /^\d+$/.test(plain) ? `H-${plain}` : plain
  return orderNumberPattern.test(number) ? number : undefined
}
