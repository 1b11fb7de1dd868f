const signs = /[^\p{L}\p{M}\p{N}]+/gu

/** Words alone, as they are kept for finding: the parser would take `content.publish` for a host and `T-12` for a number. */
export const plainWords = (text: string) => text.toLowerCase().replace(signs, ' ').trim()

/** A question for `to_tsquery('simple', …)`: the beginning of every word, in whatever order. */
export const wordsQuery = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ')
