import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Hits } from '#platform/filter-index/items.ts'
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

/** What was found with its ranks, by number. */
const ranked = ({ ids, places, marks, ranks, isEmpty }: Hits) => ({
  hits: Array.from(places, (place): [number, number] => [ids[place]!, ranks[marks[place]!]!])
    .filter(([, rank]) => rank > 0)
    .toSorted(([a], [b]) => a - b),
  isEmpty,
})

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
      const documents = createDocuments(0)
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
        const { hits, isEmpty } = ranked(documents.find(units))
        expect(hits).toEqual(expectedHits(made, units).toSorted(([a], [b]) => a - b))
        expect(isEmpty).toBe(hits.length === 0)
        const popular = made
          .filter((one) => units.every(({ alternatives }) => holdsOne(one, alternatives, 'AB')))
          .toSorted((a, b) => b.popularity - a.popularity || b.number - a.number)
        const best = popular
          .slice(0, 5)
          .toSorted(
            (a, b) =>
              scoreOf(b, units) - scoreOf(a, units) || b.popularity - a.popularity || b.number - a.number,
          )
        expect(documents.mostPopular(units, 5).map(({ number }) => number)).toEqual(
          best.map(({ number }) => number),
        )
        expect(documents.mostPopular(units, 1)[0]?.number).toBe(popular[0]?.number)
      }
    },
  )
  await fc.assert(property, { numRuns: 300 })
})

it('nothing of a question is left for the next one, whatever was asked and changed in between', async () => {
  const asked = fc.record({
    units: fc.array(
      fc
        .tuple(unitOf, fc.option(fc.array(word), { nil: undefined }), fc.boolean())
        .map(([unit, fits, isCategory]): QueryUnit => ({
          ...unit,
          ...(fits && { fits }),
          ...(isCategory && { isCategory }),
        })),
      { minLength: 1, maxLength: 3 },
    ),
    isCheapestFirst: fc.boolean(),
    hasThing: fc.boolean(),
    change: changeOf,
    popularity: fc.nat(20),
  })
  const loaded = async (made: Made[]) => {
    const documents = createDocuments(0)
    documents.append(toSent(made))
    await documents.finish(() => Promise.resolve())
    return documents
  }
  const property = fc.asyncProperty(
    fc.array(documentOf, { maxLength: 60 }),
    fc.array(asked),
    async (some, steps) => {
      let made: Made[] = some.map((one, at) => ({ ...one, number: 3 + at * 100 }))
      const documents = await loaded(made)
      for (const { units, isCheapestFirst, hasThing, change, popularity } of steps) {
        const changed = { ...change.made, number: 3 + change.at * 100 }
        made = [...made.filter(({ number }) => number !== changed.number), changed]
        documents.update([changed.number], toSent([changed]))
        made[0]!.popularity = popularity
        documents.setPopularity(toSent(made.slice(0, 1)))
        const fresh = await loaded(made.toSorted((a, b) => a.number - b.number))
        const thing = hasThing ? units.find(({ fits }) => !fits) : undefined
        const found = ranked(documents.find(units, isCheapestFirst, thing))
        expect(found).toEqual(ranked(fresh.find(units, isCheapestFirst, thing)))
        for (const pool of [1, 5])
          expect(documents.mostPopular(units, pool)).toEqual(fresh.mostPopular(units, pool))
      }
    },
  )
  await fc.assert(property, { numRuns: 100 })
})
