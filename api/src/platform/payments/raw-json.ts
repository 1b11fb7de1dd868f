type Source = { source?: string }
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: Source) => unknown,
) => unknown

/**
 * A JSON object whose numbers stay the text they were written as: 1000.0 is "1000.0", which a signature was made over and
 * which a number would lose. Undefined when it is no object.
 */
export function parseRawJson(text: string): Record<string, unknown> | undefined {
  try {
    const parsed = (JSON.parse as ParseWithSource)(text, (_key, value, { source }) =>
      typeof value === 'number' ? source : value,
    )
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    return isObject ? (parsed as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
