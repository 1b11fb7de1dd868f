import { fold } from '@haat/contract/shared/fold.ts'
import { lettersOf } from '#ui/text/letters-of.ts'

export interface TextPiece {
  text: string
  isMarked: boolean
}

const word = /[\p{L}\p{M}\p{N}]+/gu

interface Typed {
  raw: string
  folded: string
}

/** The shortest beginning of a word, in whole letters, that sounds like one of the typed words; empty if none does. */
function beginning(text: string, typed: Typed[]): string {
  const first = fold(text)[0]
  let start = ''
  for (const letter of lettersOf(text)) {
    start += letter
    const folded = fold(start)
    const isTyped = ({ raw, folded: sought }: Typed) =>
      start.toLowerCase().startsWith(raw) || (sought[0] === first && folded.startsWith(sought))
    if (typed.some(isTyped)) return start
  }
  return ''
}

/** Marks the parts of a text that match the search term, in whichever script: "ciya" matches the चिया of चियापत्ती. */
export function markMatches(text: string, term: string): TextPiece[] {
  const typed = (term.toLowerCase().match(word) ?? [])
    .map((raw) => ({ raw, folded: fold(raw) }))
    .filter(({ folded }) => folded !== '')
  const pieces: TextPiece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const marked = beginning(found, typed)
    if (marked === '') continue
    if (index > done) pieces.push({ text: text.slice(done, index), isMarked: false })
    pieces.push({ text: marked, isMarked: true })
    done = index + marked.length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMarked: false })
  return pieces
}
