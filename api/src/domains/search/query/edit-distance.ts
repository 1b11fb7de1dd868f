/** How many letters must be inserted, deleted, replaced or swapped with their neighbour (Damerau-Levenshtein). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        row[j - 1]! + 1,
        last[j]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiou'.includes(letter)
/** Letters that are one sound with and without the voice, or that both stand for one sound. */
const pairs = new Set(['bp', 'pb', 'dt', 'td', 'gk', 'kg', 'ck', 'kc', 'ub', 'bu'])

/** One letter more or less; nobody writes the first one by mistake or forgets it. */
const costOfLetter = (letter: string, at: number) =>
  at === 0 ? 2 : isVowel(letter) || letter === 'h' ? 0.5 : 1
function costOfReplacing(one: string, other: string, at: number): number {
  if (one === other) return 0
  if (at === 0) return 2
  if (isVowel(one) && isVowel(other)) return 0.5
  return pairs.has(one + other) ? 0.5 : 1.5
}

/** The edits of folded words by their weight: a vowel, an h or a voice is soon mistaken, another consonant makes another word. */
export function spellingDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = [0]
  for (let j = 1; j <= b.length; j += 1) last[j] = last[j - 1]! + costOfLetter(b[j - 1]!, j - 1)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [last[0]! + costOfLetter(a[i - 1]!, i - 1)]
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        row[j - 1]! + costOfLetter(b[j - 1]!, j - 1),
        last[j]! + costOfLetter(a[i - 1]!, i - 1),
        last[j - 1]! + costOfReplacing(a[i - 1]!, b[j - 1]!, Math.min(i, j) - 1),
        isSwap ? beforeLast[j - 2]! + 1 : Infinity,
      )
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Every string that one such edit makes of a short word. */
export function wordsOneEditAway(word: string): Set<string> {
  const made = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)]
    if (end !== '') made.add(start + end.slice(1))
    if (end.length > 1) made.add(start + end[1] + end[0] + end.slice(2))
    for (const letter of letters) {
      made.add(start + letter + end)
      if (end !== '') made.add(start + letter + end.slice(1))
    }
  }
  made.delete(word)
  return made
}
