import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { looseKey } from '@haat/contract/shared/fold.ts'
import { formsOf, isDevanagari, isNumber, partsOf, wordsOf } from './words-of.ts'

/** A thing as its room describes it to the search. */
export interface SearchDocument {
  kind: DocumentKind
  number: number
  /** 0 where nobody owns it. */
  vendorId: number
  popularity: number
  address: string
  title: Bilingual
  /** Names of what it belongs to most closely. */
  category: string[]
  /** What else is said of it. */
  about: string[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** Forms of every word of a text, with the parts of what is written with a hyphen. */
const spelt = (text: string) =>
  wordsOf(text).flatMap((raw) => {
    const parts = partsOf(raw)
    return [raw, ...(parts.length > 1 ? parts : [])].map((one) => ({ raw: one, forms: formsOf(one) }))
  })

/** Up to its first comma a title says what a thing is, behind it which one. */
function* weighted({ title, category, about }: SearchDocument): Generator<[string, Weight]> {
  for (const text of [title.en, title.ne]) {
    const [head = '', ...rest] = text.split(',')
    yield [head, 'A']
    yield [rest.join(','), 'B']
  }
  for (const text of category) yield [text, 'C']
  for (const text of about) yield [text, 'D']
}

/** As PostgreSQL reads a tsvector. An apostrophe would end a word. */
export function vectorOf(document: SearchDocument): string {
  const lexemes: string[] = []
  let position = 0
  for (const [text, weight] of weighted(document)) {
    for (const { raw, forms } of spelt(text)) {
      position = Math.min(position + 1, 16_000)
      const isTitle = weight === 'A' || weight === 'B'
      const own = isTitle ? [raw.replace(/['\\]/g, '')] : []
      const words = new Set([...own, ...forms.map(({ folded }) => folded)])
      for (const one of words) lexemes.push(`'${one}':${position}${weight}`)
    }
  }
  return lexemes.join(' ')
}

export interface DictionaryWord {
  word: string
  looseKey: string
  label: string
  labelNe: string
  productCount: number
  serviceCount: number
}

const newWord = (word: string): DictionaryWord => ({
  word,
  looseKey: looseKey(word),
  label: '',
  labelNe: '',
  productCount: 0,
  serviceCount: 0,
})

/** The words of some documents, each once, in an order that never lets two writers wait for each other. */
export function dictionaryOf(documents: SearchDocument[]): DictionaryWord[] {
  const words = new Map<string, DictionaryWord>()
  for (const document of documents) {
    for (const [text] of weighted(document)) {
      for (const { folded, label } of spelt(text).flatMap(({ forms }) => forms)) {
        if (isNumber(folded)) continue
        const entry = words.get(folded) ?? newWord(folded)
        if (isDevanagari(label)) entry.labelNe ||= label
        else entry.label ||= label
        if (document.kind === 'product') entry.productCount = 1
        if (document.kind === 'service') entry.serviceCount = 1
        words.set(folded, entry)
      }
    }
  }
  return [...words.values()].toSorted((a, b) => (a.word < b.word ? -1 : 1))
}
