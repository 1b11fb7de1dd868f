/** Reads the synonyms out of typed text: commas and line breaks separate them, and duplicates are dropped. */
export const readSynonyms = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((word) => word.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean),
  ),
]
