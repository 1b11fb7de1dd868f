/** What both have at the start, what differs, what both have at the end. */
export type Split = readonly [start: string, middle: string, end: string]

/** Words and the gaps between them; a date or a number stays whole. */
const wordsOf = (text: string) => text.split(/(\s+)/)

/** Marks the words that differ; where nothing is alike, nothing is marked: the whole is new. */
export function splitChange(was: string, is: string): { old: Split; fresh: Split } {
  const [a, b] = [wordsOf(was), wordsOf(is)]
  const most = Math.min(a.length, b.length)
  let start = 0
  while (start < most && a[start] === b[start]) start += 1
  let end = 0
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  if (start + end === 0) return { old: [was, '', ''], fresh: [is, '', ''] }
  const cut = (words: string[]): Split => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
  return { old: cut(a), fresh: cut(b) }
}

/** A noted value as a person reads it. */
export function factText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
