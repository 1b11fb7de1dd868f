const segmenter = new Intl.Segmenter()
const firstOf = (word: string) => [...segmenter.segment(word)][0]?.segment ?? ''

/** "BT" for Binod Tamang; a letter of Devanagari keeps its sign: "बि". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const isLatin = /^[\p{Script=Latin}\s.'-]*$/u.test(name)
  const taken = isLatin && words.length > 1 ? [words[0]!, words.at(-1)!] : words.slice(0, 1)
  return taken.map(firstOf).join('').toUpperCase()
}
