const word = /[th]-\d+|[\p{L}\p{M}\p{N}]+/giu
const longestWord = 60
const mostWords = 1500

const wordsIn = (text: string) =>
  [...text.normalize('NFKC').toLowerCase().matchAll(word)].map(([one]) => one.slice(0, longestWord))

/** What a text can be found by: every word once, numbers of tickets and orders whole. */
export const findableWords = (...texts: string[]): string[] =>
  [...new Set(texts.flatMap(wordsIn))].slice(0, mostWords)

const quoted = (one: string) => `'${one.replaceAll("'", "''")}'`

/** All of the words, each by its beginning; a single letter would begin half of them and counts as it is. */
export function wordsQuery(term: string): string | undefined {
  const words = findableWords(term).slice(0, 8)
  const parts = words.map((one) => (one.length > 1 ? `${quoted(one)}:*` : quoted(one)))
  return parts.length === 0 ? undefined : parts.join(' & ')
}
