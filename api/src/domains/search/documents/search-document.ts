import type { DocumentKind } from '@haat/contract/domains/search.rules.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { looseKey } from '@haat/contract/shared/fold.ts'
import { isFunctionWord } from '../query/stop-words.ts'
import { foldedForms, isDevanagari, isNumber, hyphenParts, tokenize } from '../query/tokenize.ts'

/** A product, service, category or vendor as its domain describes it to the search. */
export interface SearchDocument {
  kind: DocumentKind
  number: number
  /** 0 for what belongs to no vendor. */
  vendorId: number
  popularity: number
  address: string
  title: Bilingual
  /** Names of the categories that it belongs to most closely. */
  category: string[]
  /** Other texts about it. */
  about: string[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** The folded forms of every word of a text that says something, and of the parts of words with a hyphen. */
const spellings = (text: string) =>
  tokenize(text).flatMap((raw) => {
    const parts = hyphenParts(raw)
    return [raw, ...(parts.length > 1 ? parts : [])]
      .filter((one) => !isFunctionWord(one))
      .map((one) => ({ raw: one, forms: foldedForms(one) }))
  })

/** Texts with their weights. Up to its first comma a title says what a thing is, behind it which one. */
function* weightedTexts({ title, category, about }: SearchDocument): Generator<[string, Weight]> {
  for (const text of [title.en, title.ne]) {
    const [head = '', ...rest] = text.split(',')
    yield [head, 'A']
    yield [rest.join(','), 'B']
  }
  for (const text of category) yield [text, 'C']
  for (const text of about) yield [text, 'D']
}

/** The document as text of a PostgreSQL tsvector. Apostrophes are left out, as they would end a word. */
export function toTsvector(document: SearchDocument): string {
  const lexemes: string[] = []
  let position = 0
  for (const [text, weight] of weightedTexts(document)) {
    for (const { raw, forms } of spellings(text)) {
      position = Math.min(position + 1, 16_000)
      const isTitle = weight === 'A' || weight === 'B'
      const literal = isTitle ? [raw.replace(/['\\]/g, '')] : []
      const words = new Set([...literal, ...forms.map(({ folded }) => folded)])
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

/** The words of some documents, each once. They are sorted so that two writers never wait for each other in a circle. */
export function dictionaryWordsOf(documents: SearchDocument[]): DictionaryWord[] {
  const words = new Map<string, DictionaryWord>()
  for (const document of documents) {
    for (const [text] of weightedTexts(document)) {
      for (const { folded, label } of spellings(text).flatMap(({ forms }) => forms)) {
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
