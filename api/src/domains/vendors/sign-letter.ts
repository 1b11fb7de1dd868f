/** The letter on the sign of a shop, with its vowel sign as on a board: "सि". */
export function signLetterOf(name: string): string {
  const [first] = new Intl.Segmenter('ne', { granularity: 'grapheme' }).segment(name.trim())
  return first?.segment ?? 'ह'
}
