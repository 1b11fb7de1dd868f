/** A text in three parts: the start that both versions share, the part that differs, the shared end. */
export type Split = readonly [start: string, middle: string, end: string]

/** Splits at white space, so that a date or a number stays in one piece. */
const wordsOf = (text: string) => text.split(/(\s+)/)

/** Finds the words that differ between two texts. Texts without a common start or end have no marked part. */
export function splitChange(was: string, is: string): { before: Split; after: Split } {
  const [a, b] = [wordsOf(was), wordsOf(is)]
  const maxShared = Math.min(a.length, b.length)
  let start = 0
  while (start < maxShared && a[start] === b[start]) start += 1
  let end = 0
  while (end < maxShared - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  if (start + end === 0) return { before: [was, '', ''], after: [is, '', ''] }
  const cut = (words: string[]): Split => [
    words.slice(0, start).join(''),
    words.slice(start, words.length - end).join(''),
    words.slice(words.length - end).join(''),
  ]
  return { before: cut(a), after: cut(b) }
}

/** A value of an audit entry as text. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(', ')
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
