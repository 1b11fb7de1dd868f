import type { Language } from './language.ts'

const devanagariZero = 0x0966

/** Groups digits the Nepali way: three, then twos (12,34,567). Takes digits only. */
export function groupLakh(digits: string): string {
  const head = digits.slice(0, -3)
  if (head === '') return digits
  return `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${digits.slice(-3)}`
}

export function toDevanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(devanagariZero + Number(digit)))
}

export function fromDevanagariDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

/** The digits of a text in the script of the language. */
export function inDigitsOf(language: Language, text: string): string {
  return language === 'ne' ? toDevanagariDigits(text) : text
}

/** A whole number with lakh grouping: 1,23,456 or १,२३,४५६. */
export function formatCount(count: number, language: Language): string {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole number: ${count}`)
  const sign = count < 0 ? '−' : ''
  return inDigitsOf(language, sign + groupLakh(String(Math.abs(count))))
}
