const word = /[th]-\d+|[\p{L}\p{M}\p{N}]+/giu
const maxTermLength = 60
const maxTerms = 1500

const termsIn = (text: string) =>
  [...text.normalize('NFKC').toLowerCase().matchAll(word)].map(([one]) => one.slice(0, maxTermLength))

/** The terms by which a text is found: every word once; numbers of tickets and orders stay whole. */
export const searchTermsOf = (...texts: string[]): string[] =>
  [...new Set(texts.flatMap(termsIn))].slice(0, maxTerms)

const quoted = (one: string) => `'${one.replaceAll("'", "''")}'`

/**
 * Matches texts that have all terms, each as a prefix. A single letter would match too much as a prefix and is
 * exact.
 */
export function searchTermsQuery(term: string): string | undefined {
  const terms = searchTermsOf(term).slice(0, 8)
  const parts = terms.map((one) => (one.length > 1 ? `${quoted(one)}:*` : quoted(one)))
  return parts.length === 0 ? undefined : parts.join(' & ')
}
