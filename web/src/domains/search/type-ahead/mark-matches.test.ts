import { expect, it } from 'vitest'
import { markMatches } from './mark-matches.ts'

const marked = (text: string, term: string) =>
  markMatches(text, term)
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['Masala chiya blend, 200 g', 'chiya', 'Masala [chiya] blend, 200 g'],
  ['Masala chiya blend, 200 g', 'ciya', 'Masala [chiya] blend, 200 g'],
  ['Chiya cups', 'चिया', '[Chiya] cups'],
  ['मसला चियापत्ती', 'chiya', 'मसला [चिया]पत्ती'],
  ['मसला चियापत्ती', 'चि', 'मसला [चि]यापत्ती'],
  ['Headphones with a headband', 'head', '[Head]phones with a [head]band'],
  ['Black tea, 100 g', 'tea bla', '[Bla]ck [tea], 100 g'],
  ['Green tea', 'coffee', 'Green tea'],
  ['Tea (green)', '(.*', 'Tea (green)'],
  ['Tea', '😀', 'Tea'],
])('%s for “%s”', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

it('gives back every letter of the text', () => {
  const text = 'क्षेत्रीय चिया, 2-in-1 🍵'
  expect(
    markMatches(text, 'ksetriya chi 2')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
