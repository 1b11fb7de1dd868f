const maxLength = 200
const unprintable = /[\p{Cc}\p{Cs}]+/gu

/**
 * The words in an address, whatever was put there. The router reads `true`, `12` or `{}` as more than words; what no
 * keyboard types is left out, and what no search could hold is cut off.
 */
export function readSearchTerm(value: unknown): string | undefined {
  const first = Array.isArray(value) && typeof value[0] !== 'object' ? value[0] : value
  const text = typeof first === 'object' && first !== null ? JSON.stringify(first) : String(first ?? '')
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim().slice(0, maxLength).trim() || undefined
}
