/** Words that only join others. No document is found by them: "and" would be the egg (anda) of half of the shop. */
const functionWords =
  'a an the of for with and or in on at to from by र वा को का की मा ले लाई बाट लागि सँग पनि छ हो'

/** What people say around the thing that they look for, in English, Nepali and romanised Nepali. */
const politeWords =
  'my me i we you your want need buy get find looking please some any is are this that good best nice near under below above price rate cost online shop ' +
  'lagi ko ka ki ra ma lai le bata sanga chha cha ho xa chahiyo chahinchha chaiyo chaiyeko chahiyeko kinna kinne kinnu garne garna garnu garnus gardine garidine ' +
  'ji jyu manche manxe manchhe ramro ramrai dinus dinu dine paincha painchha kati kata kaha kun malai hamilai mero hamro parne wala vala ' +
  'चाहियो चाहिन्छ चाहिएको चाहियोस् मलाई हामीलाई मेरो हाम्रो किन्न किन्ने गर्ने गर्न गर्नु गरिदिने जी ज्यू मान्छे मानिस राम्रो दिनुस् पाइन्छ कति कहाँ कुन हजुर'

const setOf = (words: string) => new Set(words.split(' '))
const kept = setOf(functionWords)
const left = setOf(`${functionWords} ${politeWords}`)

/** Whether a word of a document says nothing about it. */
export const isFunctionWord = (raw: string) => kept.has(raw)

/** The words that say something; all of them if none does. */
export function meaningfulWords(raws: string[]): string[] {
  const some = raws.filter((raw) => !left.has(raw))
  return some.length > 0 ? some : raws
}
