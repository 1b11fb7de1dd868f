import { fromDevanagariDigits } from '../shared/numbers.ts'
import type { ContactFault } from './reviews.rules.ts'

/** Days, so that "01-04-2026 5 pieces" is no telephone number. */
const days =
  /(?<!\d)(?:(?:0?[1-9]|[12]\d|3[0-2])([-/.])(?:0?[1-9]|1[0-2])\1\d{4}|\d{4}([-/.])(?:0?[1-9]|1[0-2])\2(?:0?[1-9]|[12]\d|3[0-2]))(?!\d)/g
/** Prices are named by their currency and have few figures. */
const prices = /(?:\brs|\bnpr|₨|रु|रू)[.:]?\s?(?:\d[\d,]{0,10}(?:\.\d{1,2})?)(?![\d,-])/giu
/** The numbers of orders, and of books, which begin like mobile numbers. */
const namedNumbers = /\bH-\d{1,9}(?!\d)|\bISBN[\s:-]{0,3}97[89][\d-]{10,14}(?!\d)/giu
/** Figures with at most three spaces, dots, dashes, strokes or brackets between two of them. */
const figureRuns = /\+?\s?\(?\d(?:[\s.\-‐-―/()_*·•|]{0,3}\d)*/gu

const mobile = /^(?:\+?977|00977)?0?9[678]\d{8}$/
const landline = /^(?:(?:\+977|00977|0)[1-9]\d{7}|977[1-9]\d{7})$/
const tollFree = /^1(?:660|800)\d{7}$/
const foreign = /^(?:\+|00)[1-9]\d{7,14}$/
const isPhone = (figures: string) => [mobile, landline, tollFree, foreign].some((form) => form.test(figures))

/** The figures of a number of any length count as a contact where one of these stands just before them. */
const contactWords =
  /(?:whats\s?app|viber|telegram|\bimo|\bsignal|\bphone|\bmobile|\bcall|\bdial|\bcontact|वाट्सएप|ह्वाट्सएप|ह्वाट्सएप्प|भाइबर|फोन|मोबाइल|सम्पर्क)[^\d\n]{0,20}\+?(?:\d[\s.-]{0,2}){6,}/iu

/** "96 98 100 102" are sizes. */
const isListOfSizes = (groups: string[]) =>
  groups.length > 3 &&
  groups.every((group, at) => /^\d{2,3}$/.test(group) && (at === 0 || Number(group) > Number(groups[at - 1])))

/** The longest number there is, with its prefix. */
const mostFigures = 17

function isPhoneWithin(run: string): boolean {
  const groups = run.match(/\+?\s?\(?\d+/g)?.map((group) => group.replace(/[\s(]/g, '')) ?? []
  for (const from of groups.keys()) {
    let figures = ''
    for (let to = from; to < groups.length && figures.length < mostFigures; to++) {
      figures += groups[to]
      if (isPhone(figures) && !isListOfSizes(groups.slice(from, to + 1))) return true
    }
  }
  return false
}

const emails =
  /[^\s@,;:<>()[\]"]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*\.[\p{L}\p{M}]{2,}/giu
const label = '[\\p{L}\\p{M}\\p{N}-]+'
/** Endings that nobody writes after a full stop without meaning an address. */
const endings =
  'com|net|org|np|info|biz|xyz|io|dev|app|shop|store|online|site|link|live|club|top|page|chat|tk|नेपाल|भारत'
/** These are words too, as in "wash it.in cold water": they are an address only with something behind them. */
const wordEndings = 'in|me|to|co|us|at|be|my|am|is|it|so|no|ly|gl|gd|cc|tv|uk|cn|eu|de|fr|au|ca|ai|gg'
const links = [
  /\bhttps?:|\bhxxps?:|:\/\/|\bwww\s?\./iu,
  new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}.-])(?:${label}\\.)+(?:${endings})(?![\\p{L}\\p{M}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'iu',
  ),
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}.-])(?:${label}\\.)+(?:${wordEndings})/[\\p{L}\\p{N}]`, 'iu'),
  /(?<![\p{L}\p{N}.])(?:wa|t|m|fb|ig)\.me\b|\b(?:youtu\.be|bit\.ly|goo\.gl|fb\.watch)\b/iu,
  /[\p{L}\p{N}]\s?[[(]?\s?\b(?:dot|डट)\b\s?[\])]?\s?(?:com|net|org|np)\b/iu,
]

/** As it is read: without invisible characters, wide forms and Devanagari figures. */
const readable = (text: string) =>
  fromDevanagariDigits(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))

/** Which contacts a public text holds, for which it is refused by name. Prices, sizes, days and the numbers of orders are none. */
export function wordsFault(text: string): ContactFault[] {
  const read = readable(text)
  const withoutEmails = read.replace(emails, ' ')
  const figures = [days, prices, namedNumbers].reduce(
    (rest, known) => rest.replace(known, ' x '),
    withoutEmails,
  )
  const runs = figures.match(figureRuns) ?? []
  const faults: ContactFault[] = []
  if (runs.some(isPhoneWithin) || contactWords.test(withoutEmails)) faults.push('phone')
  if (links.some((link) => link.test(withoutEmails))) faults.push('link')
  if (withoutEmails !== read) faults.push('email')
  return faults
}

/** Insults that hardly anybody uses about goods otherwise. Anger about a bad thing is no insult, and "thief" may be the truth. */
const insults = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    'idiots?|morons?|bastards?|bitch(?:es)?|(?:mother)?fuck\\p{L}*|(?:bull)?shit(?:ty)?|assholes?|whores?|sluts?|cunts?|dickheads?|retards?',
    'muji(?:haru)?|m[au]chikne|machikney|randi|jatha|harami|murkha|beshya',
    '(?:मुजी|माचिक्ने|रन्डी|रण्डी|जाठा|हरामी|मूर्ख|मुर्ख|वेश्या|बेश्या|चिक्ने)(?:[\\p{L}\\p{M}]*)',
  ].join('|')})(?![\\p{L}\\p{M}])`,
  'giu',
)

/** The insulting words of a text: staff look at it before others do. */
export const heldWords = (text: string): string[] => [
  ...new Set(Array.from(readable(text).matchAll(insults), ([word]) => word.toLowerCase())),
]
