/** Nepali joins a case ending to a Devanagari word; after Latin letters, figures and quotes it stands apart. */
export function withEnding(word: string, ending: string): string {
  return /[\u0904-\u0965\u0970-\u097f]$/.test(word) ? `${word}${ending}` : `${word} ${ending}`
}
