const signs = /[^\p{L}\p{M}\p{N}]+/gu

/**
 * The bare words of a text, as they are indexed: the parser would take `content.publish` for a host and `T-12`
 * for a number.
 */
export const plainWords = (text: string) => text.toLowerCase().replace(signs, ' ').trim()

/** A query for `to_tsquery('simple', …)`: all words by their beginnings, in any order. */
export const prefixQuery = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => `${word}:*`)
    .join(' & ')

/** A LIKE pattern that finds the text anywhere; the wildcards of LIKE in it are escaped. */
export const likePattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`
