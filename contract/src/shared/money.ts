import type { Language } from './language.ts'
import { formatCount, fromDevanagariDigits, inDigitsOf } from './numbers.ts'

/** Two crore rupees: nothing costs more, and a 32-bit price column of the database holds it. */
export const priceLimitPaisa = 2_000_000_000

const noBreakSpace = '\u00a0'
const symbols: Record<Language, string> = { en: 'Rs.', ne: 'रु.' }

/** "Rs. 1,23,456": the symbol is never separated from the figure, and paisa show only when there are any. */
export function formatRupees(paisa: number, language: Language): string {
  const sign = paisa < 0 ? '−' : ''
  return `${sign}${symbols[language]}${noBreakSpace}${formatAmount(Math.abs(paisa), language)}`
}

/** "1,23,456", where what stands around it says that these are rupees. */
export function formatAmount(paisa: number, language: Language): string {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`not whole paisa: ${paisa}`)
  const rest = paisa % 100
  const decimals = rest === 0 ? '' : inDigitsOf(language, `.${String(rest).padStart(2, '0')}`)
  return `${formatCount(Math.floor(paisa / 100), language)}${decimals}`
}

/** "−1,23,456.50": always with its paisa, as in books and on bills; `isSigned` puts a plus before what comes in. */
export function formatExactAmount(paisa: number, language: Language, isSigned = false): string {
  if (!Number.isSafeInteger(paisa)) throw new RangeError(`not whole paisa: ${paisa}`)
  const sign = paisa < 0 ? '−' : isSigned && paisa > 0 ? '+' : ''
  const rest = String(Math.abs(paisa) % 100).padStart(2, '0')
  return `${sign}${formatCount(Math.floor(Math.abs(paisa) / 100), language)}${inDigitsOf(language, `.${rest}`)}`
}

/** Parses what a person typed ("1,234.5", "Rs. १२३/-") as paisa; undefined when it is no amount. */
export function parseRupees(text: string): number | undefined {
  const plain = fromDevanagariDigits(text)
    .replace(/[\s\u00a0,]/g, '')
    .replace(/^([-−]?)(?:rs\.?|npr|रु\.?|रू\.?)/i, '$1')
    .replace(/\/[-–=]?$/, '')
  const match = /^([-−]?)(\d+)(?:\.(\d{1,2}))?$/.exec(plain)
  if (!match) return undefined
  const [, sign, rupees = '', decimals = ''] = match
  const paisa = Number(rupees) * 100 + Number(decimals.padEnd(2, '0'))
  if (!Number.isSafeInteger(paisa)) return undefined
  return sign && paisa !== 0 ? -paisa : paisa
}
