import { fromDevanagariDigits } from '@haat/contract/shared/numbers.ts'
import { unbroken } from '#platform/mail/layout/safe-text.ts'

/**
 * A mobile or landline number of Nepal as people type it, in either script, with or without the country code: seven digits
 * or more, with at most three spaces, joiners, dots, hyphens, slashes or brackets between two of them.
 */
const phone = /\+?[\d०-९](?:[ \u00a0\u200c-\u200d.\-–—/()]{0,3}[\d०-९]){6,}/g

const [month, day] = ['(?:0?[1-9]|1[0-2])', '(?:0?[1-9]|[12]\\d|3[0-2])']
/** A day of either calendar, the year first or last, that is no part of a longer number. */
const date = new RegExp(
  `(?<!\\d[-./]?)(?:(?:19|20)\\d\\d([-./])${month}\\1${day}|${day}([-./])${month}\\2(?:19|20)\\d\\d)(?![-./]?\\d)`,
  'g',
)

const isShort = (figures: string) => figures.replaceAll(/[^\d०-९]/g, '').length < 7
const blank = (figures: string) => (isShort(figures) ? figures : figures.replace(/\S(?:.*\S)?/, '…'))

/** What is left of figures that may be a phone number: the dates among them. */
function datesOf(figures: string): string {
  let left = ''
  let end = 0
  for (const { index, 0: found } of fromDevanagariDigits(figures).matchAll(date)) {
    left += blank(figures.slice(end, index)) + figures.slice(index, index + found.length)
    end = index + found.length
  }
  return left + blank(figures.slice(end))
}

/** A text without what may be a phone number: some people write theirs beside the landmark, and papers go through many hands. */
export const withoutPhones = (text: string) => unbroken(text).replaceAll(phone, datesOf)
