/** A part of a text; `isChanged` where the other text does not have it. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** Splits after white space, so that a date or a number stays in one piece. */
const wordsOf = (text: string) => text.match(/\S+\s*|\s+/g) ?? []

/** Longer texts are compared as a whole between their common start and end: the table would be too large. */
const maxCells = 1_000_000

/** Finds the words that only one of two texts has. Texts that have nothing in common have no marked parts. */
export function wordDifference(was: string, is: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [wordsOf(was), wordsOf(is)]
  const isShared = sharedWords(a, b)
  if (!isShared.a.some(Boolean)) return { before: whole(was), after: whole(is) }
  return { before: piecesOf(a, isShared.a), after: piecesOf(b, isShared.b) }
}

/** A part of two texts in one line: both have it, or only the first, or only the second. */
export interface InlinePiece {
  text: string
  in: 'both' | 'before' | 'after'
}

/** Two texts in one: what was removed stands before what came in its place. */
export function inlineDifference(was: string, is: string): InlinePiece[] {
  const [a, b] = [wordsOf(was), wordsOf(is)]
  const isShared = sharedWords(a, b)
  const pieces: InlinePiece[] = []
  const add = (text: string, where: InlinePiece['in']) => {
    const last = pieces.at(-1)
    if (last?.in === where) last.text += text
    else pieces.push({ text, in: where })
  }
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && !isShared.a[i]) add(a[i++]!, 'before')
    else if (j < b.length && !isShared.b[j]) add(b[j++]!, 'after')
    else {
      add(b[j++]!, 'both')
      i += 1
    }
  }
  return pieces
}

const whole = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: false }])

function piecesOf(words: string[], isShared: boolean[]): Piece[] {
  const pieces: Piece[] = []
  words.forEach((text, at) => {
    const isChanged = !isShared[at]
    const last = pieces.at(-1)
    if (last?.isChanged === isChanged) last.text += text
    else pieces.push({ text, isChanged })
  })
  return pieces
}

/** Marks the words of the longest common sequence. */
function sharedWords(a: string[], b: string[]) {
  const marks = { a: a.map(() => false), b: b.map(() => false) }
  const isSame = (i: number, j: number) => a[i]!.trimEnd() === b[j]!.trimEnd()
  const share = (i: number, j: number) => (marks.a[i] = marks.b[j] = true)
  let start = 0
  let [endA, endB] = [a.length, b.length]
  while (start < Math.min(endA, endB) && isSame(start, start)) share(start, start++)
  while (Math.min(endA, endB) > start && isSame(endA - 1, endB - 1)) share(--endA, --endB)
  const [rows, columns] = [endA - start, endB - start]
  if (rows * columns > maxCells) return marks
  const lengths = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      lengths[i]![j] = isSame(start + i, start + j)
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (isSame(start + i, start + j)) share(start + i++, start + j++)
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1
    else j += 1
  }
  return marks
}
