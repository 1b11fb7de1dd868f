type Source = { source?: string }
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: Source) => unknown,
) => unknown

/**
 * Parses a JSON object and keeps its numbers as text: a signature covers "1000.0", which a number would lose.
 * Undefined when the text is no object.
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
