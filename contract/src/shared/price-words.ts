import { priceLimitPaisa } from './money.ts'
import { fromDevanagariDigits } from './numbers.ts'

/** What a search term says about prices, and the term without it. */
export interface PriceWords {
  /** Empty when the term says nothing else. */
  term: string
  /** In whole rupees. */
  minPrice?: number
  maxPrice?: number
  isCheapestFirst: boolean
  /** The term without its lowest and highest price, but with the word for "cheap". */
  termWithoutLimits: string
}

/** Most terms hold no figure and no such word, and are not looked at any further. */
const mayHavePrices = /[\d०-९]|s[ae]st|ch?eap|budget|affordable|low(est)? price|सस्त/i

const currency = String.raw`(?:n?rs\.?|npr|रु\.?|रू\.?)`
const rupees = String.raw`(?:n?rs\.?|npr|rupees?|rupai?ya|रुपैयाँ|रुपैया|रूपैयाँ|\/-)`
const thousand = String.raw`haja+r|haza+r|thousand|हजार`
const multiplier = String.raw`k(?![a-z])|${thousand}|lakhs?|lacs?|लाख|crores?|karod|करोड`
/** Letters of both scripts. The classes of all scripts would take a phone a quarter of a second to compile. */
const letters = String.raw`a-z\u00c0-\u024f\u0900-\u097f`
const end = String.raw`(?![${letters}\d])`
/** A figure before one of these is a size or a time, not a price: "under 5 kg". */
const notSize = String.raw`(?!\s*(?:-|to|and)?\s*(?:kgs?|kilo|gm?s?|grams?|li?te?rs?|litres?|ltr|l|ml|cm|mm|m|inch(?:es)?|feet|ft|years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|gb|tb|mb|mah|mp|w|watts?|v|volts?|hp|pieces?|pcs|people|persons?|guests?|pages?|stars?|किलो|ग्राम|लिटर|वर्ष|महिना|दिन|घण्टा|जना|वटा|जिबी|जीबी|इन्च)${end}|\s*[%"″×]|\d)`

/** An amount as groups of its currency, figure, multiplier and currency behind it. */
const amount = (name: string) =>
  String.raw`(?<${name}Sign>${currency}\s*)?(?<${name}>\d[\d,]*(?:\.\d+)?)(?:\s*(?<${name}Times>${multiplier}))?(?:\s*(?<${name}Word>${rupees}))?`

const before = String.raw`(?<![${letters}\d.])`
const pattern = (source: string) => new RegExp(before + source, 'i')
const than = String.raw`\s*(?:ko|को)?\s*(?:bh?anda|vanda|bhnda|भन्दा)\s*`
const of = String.raw`(?:\s*(?:ko|ka|ki|ma|को|का|की|मा|wala|vala|वाला))?`

/** Two amounts need a word that says so, a currency, or figures that nothing but prices have. */
const ranges = pattern(
  String.raw`(?<lead>(?:between|from|price|range|rate)\s+)?${amount('low')}\s*(?<join>-|–|to|and|dekhi|देखि|देखी|ra|र)\s*${amount('high')}${notSize}(?<tail>\s*(?:samma|सम्म|(?:ko |को)?\s*(?:bich|बीच)\s*(?:ma|मा)?))?${of}${end}`,
)
const upTo = [
  pattern(
    String.raw`(?:under|below|less th[ae]n|lower th[ae]n|cheaper th[ae]n|not more th[ae]n|at most|up\s*to|within|max(?:imum)?|budget(?: of)?)\s*${amount('high')}${notSize}${of}${end}`,
  ),
  pattern(String.raw`${amount('high')}${than}(?:kam|sasto|tala|muni|ghati|कम|सस्तो|तल|मुनि|घटी)${of}${end}`),
  pattern(
    String.raw`${amount('high')}\s*(?:samma|sama|bhitra|vitra|muni|tala|सम्म|भित्र|मुनि|तल|or less|or under|budget|max)${of}${end}`,
  ),
]
const from = [
  pattern(
    String.raw`(?:above|over|more th[ae]n|higher th[ae]n|at least|from|starting(?: from| at)?|min(?:imum)?)\s*${amount('low')}${notSize}${of}${end}`,
  ),
  pattern(String.raw`${amount('low')}${than}(?:mathi|badh?i|dherai|mahang[oa]|माथि|बढी|धेरै|महँगो)${of}${end}`),
  pattern(String.raw`${amount('low')}\s*(?:dekhi|देखि)(?:\s*(?:mathi|माथि))?${of}${end}`),
]
/** "Rs. 500", "५०० रुपैयाँ", "50 hajar ko": somebody who names a price will not pay more. */
const plain = [
  pattern(String.raw`(?=${currency})${amount('high')}${notSize}${of}${end}`),
  pattern(String.raw`${amount('high')}(?<=${rupees})${of}${end}`),
  pattern(
    String.raw`(?<high>\d[\d,]*(?:\.\d+)?)\s*(?<highTimes>${thousand}|lakhs?|लाख)\s*(?:ko|ma|को|मा|wala|vala|वाला)${end}`,
  ),
]
const cheap = pattern(
  String.raw`(?:sabai\s*bh?anda\s+|सबै\s*भन्दा\s+)?(?:sasto|sasta|sasti|sastai|cheap(?:est)?|affordable|budget|low(?:est)? price|सस्तो|सस्ता|सस्ती|सस्तै)(?:\s*(?:ma|मा))?${end}`,
)

type Groups = Record<string, string | undefined>
const timesOf = (word = '') =>
  word === '' ? 1 : /^(k|h|th|ह)/i.test(word) ? 1000 : /^(l|ल)/i.test(word) ? 100_000 : 10_000_000
/** Figures below this are counts and sizes, unless a currency or "thousand" stands beside them. */
const lowestBare = 50

function rupeesOf(groups: Groups, name: string, times = groups[`${name}Times`]): number | undefined {
  const figure = Number(groups[name]?.replaceAll(',', '')) * timesOf(times)
  const isMarked = times !== undefined || hasCurrency(groups, name)
  const isPrice = figure >= (isMarked ? 1 : lowestBare) && figure * 100 <= priceLimitPaisa
  return isPrice ? Math.round(figure) : undefined
}
const hasCurrency = (groups: Groups, name: string) =>
  (groups[`${name}Sign`] ?? groups[`${name}Word`]) !== undefined

type Limits = Pick<PriceWords, 'minPrice' | 'maxPrice'>

/** "10 to 20 thousand" means ten thousand. */
function rangeOf(groups: Groups): Limits | undefined {
  const high = rupeesOf(groups, 'high')
  const low = rupeesOf(groups, 'low') ?? rupeesOf(groups, 'low', groups['highTimes'])
  if (low === undefined || high === undefined) return undefined
  const shared = groups['lowTimes'] ? low : rupeesOf(groups, 'low', groups['highTimes'])
  const minPrice = shared !== undefined && shared < high ? shared : low
  const isRound = [low, high].every((one) => one >= 300 && one % 50 === 0)
  const isSaid = groups['lead'] || groups['tail'] || /^(dekhi|देख)/i.test(groups['join'] ?? '')
  const hasSign = hasCurrency(groups, 'low') || hasCurrency(groups, 'high') || groups['highTimes']
  return minPrice < high && (isSaid || hasSign || isRound) ? { minPrice, maxPrice: high } : undefined
}
const lowOf = (groups: Groups): Limits | undefined => {
  const minPrice = rupeesOf(groups, 'low')
  return minPrice === undefined ? undefined : { minPrice }
}
const highOf = (groups: Groups): Limits | undefined => {
  const maxPrice = rupeesOf(groups, 'high')
  return maxPrice === undefined ? undefined : { maxPrice }
}
const kinds: [RegExp[], (groups: Groups) => Limits | undefined][] = [
  [[ranges], rangeOf],
  [upTo, highOf],
  [from, lowOf],
  [plain, highOf],
]

/**
 * Finds what a search term says about prices in English, Nepali and romanised Nepali: "laptop under 50000" is a laptop with a
 * highest price, "sasto mobile" a phone with the cheapest first. The browser makes a filter of it that can be removed.
 */
export function readPriceWords(typed: string): PriceWords {
  if (!mayHavePrices.test(typed)) return { term: typed, termWithoutLimits: typed, isCheapestFirst: false }
  // With Latin digits one pattern reads both scripts.
  let term = fromDevanagariDigits(typed)
  let limits: Limits = {}
  const all = kinds.flatMap(([patterns, read]) => patterns.map((one) => ({ one, read })))
  for (const { one, read } of all) {
    const match = one.exec(term)
    const said = match && read(match.groups ?? {})
    if (!said) continue
    // "From 500" and "under 2000" may stand in one term; a second limit of the same side is not one.
    if (Object.keys(said).some((side) => side in limits)) continue
    limits = { ...limits, ...said }
    term = without(term, match)
  }
  const termWithoutLimits = Object.keys(limits).length > 0 ? term : typed
  const cheapest = cheap.exec(termWithoutLimits)
  return {
    term: cheapest ? without(termWithoutLimits, cheapest) : termWithoutLimits,
    ...limits,
    isCheapestFirst: cheapest !== null,
    termWithoutLimits,
  }
}

/** What is left, without the price and without the small word that led to it. */
const without = (term: string, match: RegExpExecArray) =>
  `${term.slice(0, match.index)} ${term.slice(match.index + match[0].length)}`
    .replace(/\s+/g, ' ')
    .replace(/^\s*(?:ko|को|ma|मा|for)\s+|\s+(?:ko|को|at|for|of|in|price|rate|,|-)\s*$/gi, '')
    .trim()
