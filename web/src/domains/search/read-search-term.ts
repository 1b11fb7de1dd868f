const maxLength = 200
const unprintable = /[\p{Cc}\p{Cs}]+/gu

/**
 * Reads the search term from an address, whatever is written there. The router parses `true`, `12` or `{}`, so the
 * value is made a string again; control characters are removed and the length is limited.
 */
export function readSearchTerm(value: unknown): string | undefined {
  const first = Array.isArray(value) && typeof value[0] !== 'object' ? value[0] : value
  const text = typeof first === 'object' && first !== null ? JSON.stringify(first) : String(first ?? '')
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength).trim() || undefined
}
