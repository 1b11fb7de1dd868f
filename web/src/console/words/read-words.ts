const mostWords = 40
const longest = 60

/** Words as somebody types them: commas and lines part them, and each stands once. */
export const readWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

export function faultOf(words: readonly string[]): 'few' | 'many' | 'long' | undefined {
  if (words.length < 2) return 'few'
  if (words.length > mostWords) return 'many'
  return words.some((word) => word.length > longest) ? 'long' : undefined
}
