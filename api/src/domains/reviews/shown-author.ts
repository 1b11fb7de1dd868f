import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { districtName } from '@haat/contract/shared/districts.ts'

const letters = new Intl.Segmenter('ne', { granularity: 'grapheme' })
const longestName = 30

/** Numbers and addresses have no place beside what somebody wrote, also where they stand in the name of an account. */
const isName = (word: string) => !/[\p{Nd}@/:]|\.\p{L}/u.test(word) && /\p{L}/u.test(word)

/**
 * How somebody is named beside what they wrote: "Anjali S." for Anjali Shrestha, and the district that their order went to. Nobody
 * learns the whole name of a buyer.
 */
export function shownAuthor(account: { name: string }, district?: string) {
  const [first = '', ...rest] = account.name.trim().split(/\s+/).filter(isName)
  const last = rest.at(-1)
  const initial = last === undefined ? '' : ` ${[...letters.segment(last)][0]!.segment}.`
  const place: Bilingual = district ? districtName(district) : { en: '', ne: '' }
  return { author: `${first.slice(0, longestName)}${initial}`, place }
}
