import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { QueryUnit } from '../query/query-units.ts'
import { createDocuments, type SentDocuments } from './documents.ts'

type Weight = 'A' | 'B' | 'C' | 'D'
interface Made {
  number: number
  popularity: number
  /** Where each word stands. */
  words: Record<string, Weight[]>
}

/** The binary form of a tsvector: each word ends with a zero, each position has its weight in the two highest bits. */
function toBinary({ words }: Made): Buffer {
  const parts = Object.entries(words).map(([word, weights]) => {
    const head = Buffer.from(`${word}\0`)
    const positions = Buffer.alloc(2 + 2 * weights.length)
    positions.writeUInt16BE(weights.length)
    weights.forEach((weight, at) =>
      positions.writeUInt16BE(('DCBA'.indexOf(weight) << 14) | (at + 1), 2 + 2 * at),
    )
    return Buffer.concat([head, positions])
  })
  const count = Buffer.alloc(4)
  count.writeInt32BE(parts.length)
  return Buffer.concat([count, ...parts])
}
const toSent = (made: Made[]): SentDocuments => ({
  numbers: Float64Array.from(made, ({ number }) => number),
  popularity: Int32Array.from(made, ({ popularity }) => popularity),
  words: Buffer.concat(made.map(toBinary)),
})

const holds = ({ words }: Made, phrase: string, weights: string) =>
  phrase.split(' ').every((word) => words[word]?.some((weight) => weights.includes(weight)) === true)
const holdsOne = (made: Made, phrases: Iterable<string>, weights: string) =>
  [...phrases].some((phrase) => holds(made, phrase, weights))

/** The score as decision 15 says it. */
function scoreOf(made: Made, units: QueryUnit[]): number {
  const all = (weights: string) => units.every(({ alternatives }) => holdsOne(made, alternatives, weights))
  const isTyped = units.every(({ typed }) => holdsOne(made, typed, 'AB'))
  const isLiteral = units.every(({ raw }) => holds(made, raw.join(' '), 'AB'))
  const isOfCategory = units.some(({ alternatives }) => holdsOne(made, alternatives, 'C'))
  const ofCategory = isOfCategory ? (all('AB') ? 8 : 20) : 0
  return 16 * Number(all('A')) + ofCategory + 4 * Number(isLiteral) + 2 * Number(isTyped) + Number(all('AB'))
}
function expectedHits(documents: Made[], units: QueryUnit[]): [number, number][] {
  const within = (weights: string) =>
    documents.filter((made) => units.every(({ alternatives }) => holdsOne(made, alternatives, weights)))
  const named = within('ABC')
  return (named.length > 0 ? named : within('ABCD')).map((made) => [made.number, 1 + scoreOf(made, units)])
}

const word = fc.constantFrom('cia', 'tea', 'grin', 'green', 'चिया', 'kap', 'lamp')
const wordsOf = fc.dictionary(
  word,
  fc.uniqueArray(fc.constantFrom<Weight>('A', 'B', 'C', 'D'), { minLength: 1 }),
)
const unitOf: fc.Arbitrary<QueryUnit> = fc
  .record({
    raw: fc.array(word, { minLength: 1, maxLength: 2 }),
    typed: word,
    others: fc.array(word),
    pair: fc.tuple(word, word),
  })
  .map(({ raw, typed, others, pair }) => ({
    raw,
    typed: [typed],
    alternatives: new Set([typed, ...others.slice(0, 2), ...(others.length > 2 ? [pair.join(' ')] : [])]),
    count: 0,
    serviceCount: 0,
  }))
const documentOf = fc.record({ popularity: fc.nat(9), words: wordsOf })
const changeOf = fc.record({ at: fc.nat(60), isGone: fc.boolean(), made: documentOf })

it('documents are found and ranked as plain loops over them would, whatever changes in between', async () => {
  const property = fc.asyncProperty(
    fc.array(documentOf, { maxLength: 40 }),
    fc.array(
      fc.record({
        changes: fc.array(changeOf, { maxLength: 4 }),
        units: fc.array(unitOf, { minLength: 1, maxLength: 3 }),
      }),
    ),
    async (some, steps) => {
      let made: Made[] = some.map((one, at) => ({ ...one, number: 3 + at * 200 }))
      const documents = createDocuments()
      documents.append(toSent(made.slice(0, 7)))
      documents.append(toSent(made.slice(7)))
      await documents.finish(() => Promise.resolve())
      for (const { changes, units } of steps) {
        for (const { at, isGone, made: next } of changes) {
          const changed = { ...next, number: 3 + at * 100 }
          made = made.filter(({ number }) => number !== changed.number)
          if (!isGone) made.push(changed)
          documents.update([changed.number], toSent(isGone ? [] : [changed]))
        }
        const { ids, marks, ranks, length, isEmpty } = documents.find(units)
        const found = Array.from(
          ids.subarray(0, length),
          (id, place) => [id, ranks[marks[place]!]!] as [number, number],
        )
        const hits = found.filter(([, rank]) => rank > 0).toSorted(([a], [b]) => a - b)
        expect(hits).toEqual(expectedHits(made, units).toSorted(([a], [b]) => a - b))
        expect(isEmpty).toBe(hits.length === 0)
        const best = made
          .filter((one) => units.every(({ alternatives }) => holdsOne(one, alternatives, 'AB')))
          .toSorted((a, b) => b.popularity - a.popularity || b.number - a.number)
          .slice(0, 5)
          .toSorted(
            (a, b) =>
              scoreOf(b, units) - scoreOf(a, units) || b.popularity - a.popularity || b.number - a.number,
          )
        expect(documents.mostPopular(units, 5).map(({ number }) => number)).toEqual(
          best.map(({ number }) => number),
        )
      }
    },
  )
  await fc.assert(property, { numRuns: 300 })
})
