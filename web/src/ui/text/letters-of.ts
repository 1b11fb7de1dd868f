/**
 * A sign with the marks on it, and in Devanagari all consonants that are joined to it. Written down here since Firefox splits
 * text only from version 125 on, and older engines take joined consonants apart.
 */
const letter = /.(?:\u094d\u200d?\p{L}|\p{M}|\u200d)*/gsu

/** What people take as the letters of a text: मि of मिनी keeps its vowel sign. */
export const lettersOf = (text: string): string[] => text.match(letter) ?? []
