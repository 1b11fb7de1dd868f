import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'

/** A whole number as people write it: in figures of either script, with commas. Undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  const figures = fromDevanagariDigits(typed).replaceAll(/[\s,]/g, '')
  return /^\d{1,9}$/.test(figures) ? Number(figures) : undefined
}
