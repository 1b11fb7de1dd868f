const maxSynonyms = 40
const maxLength = 60

/** Reads the synonyms out of typed text: commas and line breaks separate them, and duplicates are dropped. */
export const readSynonyms = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
]

/** Says why a group of synonyms is not valid; undefined when it is. */
export function validateSynonyms(synonyms: readonly string[]): 'few' | 'many' | 'long' | undefined {
  if (synonyms.length < 2) return 'few'
  if (synonyms.length > maxSynonyms) return 'many'
  return synonyms.some((synonym) => synonym.length > maxLength) ? 'long' : undefined
}
