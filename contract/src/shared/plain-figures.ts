import { fromDevanagariDigits } from './numbers.ts'

/** Without spaces, hyphens and dots, and with the figures that computers know. */
export const toPlainFigures = (input: string) => fromDevanagariDigits(input).replace(/[\s\u00a0.\-–—]/g, '')
