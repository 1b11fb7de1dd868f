import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Column } from './definition.ts'
import { createItems, type ListRequest } from './items.ts'

interface Row {
  id: number
  shelf: number
  /** Of so many that no bitmap is kept for each. */
  maker: number
  sizes: string
  price: number
  sold: number
}
interface Asked {
  shelves?: number[] | undefined
  makers?: number[] | undefined
  size?: string | undefined
  sizeToo?: string | undefined
  price?: [number, number] | undefined
}
interface Answers {
  shelf: { shelves: [number, number][] }
  maker: { makers: [number, number][]; makerCount: number }
  size: { sizes: [string, number][]; withoutEach: [string, number][][] }
  price: { lowest: number; highest: number; from: number[] }
}
const bounds = [20, 20.5, 60, 61, 99]
const sorted = <T>(entries: Iterable<[T, number]>) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))
const columns = {
  shelf: {
    sql: '',
    sentAs: 'int4',
    facets: {
      shelf: {
        chosen: ({ shelves }) => (shelves ? [shelves] : []),
        count: ({ unchosen }) => ({ shelves: sorted(unchosen.entries()) }),
      },
    },
  },
  maker: {
    sql: '',
    sentAs: 'float8',
    facets: {
      maker: {
        chosen: ({ makers }) => (makers ? [makers] : []),
        count: ({ unchosen, inResult }) => ({ makers: unchosen.most(5), makerCount: inResult.distinct() }),
      },
    },
  },
  sizes: {
    sql: '',
    sentAs: 'text',
    split: (text) => (text === '' ? [] : text.split(',')),
    facets: {
      size: {
        chosen: ({ size, sizeToo }) => [size, sizeToo].flatMap((one) => (one ? [[one]] : [])),
        count: ({ inResult, without }) => ({
          sizes: sorted(inResult.entries()),
          withoutEach: without.map((counts) => sorted(counts.entries())),
        }),
      },
    },
  },
  price: {
    sql: '',
    sentAs: 'int4',
    isSortable: true,
    bounds: 8,
    facets: {
      price: {
        range: ({ price }) => price,
        countRange: ({ count, lowest, highest, countsFrom }) => ({
          lowest: count === 0 ? 0 : lowest,
          highest: count === 0 ? 0 : highest,
          from: countsFrom(bounds),
        }),
      },
    },
  },
  sold: { sql: '', sentAs: 'int4', isSortable: true },
} as const satisfies Record<string, Column<Asked, Answers>>

const toSent = (rows: Row[]) => ({
  ids: Float64Array.from(rows, ({ id }) => id),
  columns: {
    shelf: Int32Array.from(rows, ({ shelf }) => shelf),
    maker: Float64Array.from(rows, ({ maker }) => maker),
    sizes: rows.map(({ sizes }) => sizes),
    price: Int32Array.from(rows, ({ price }) => price),
    sold: Int32Array.from(rows, ({ sold }) => sold),
  },
})
function load(rows: Row[]) {
  const items = createItems<Asked, Answers>({ table: '', isListed: '', columns }, rows.length)
  items.append(toSent(rows))
  for (const order of items.orders) items.sort(order)
  return items
}

/** The same by plain loops over rows. */
type Filter = 'maker' | 'price' | 'shelf' | 'size' | 'sizeToo'
const tests: Record<Filter, (row: Row, asked: Asked) => boolean> = {
  shelf: ({ shelf }, { shelves }) => !shelves || shelves.includes(shelf),
  maker: ({ maker }, { makers }) => !makers || makers.includes(maker),
  size: ({ sizes }, { size }) => !size || sizes.split(',').includes(size),
  sizeToo: ({ sizes }, { sizeToo }) => !sizeToo || sizes.split(',').includes(sizeToo),
  price: ({ price }, { price: range }) => !range || (price >= range[0] && price <= range[1]),
}
const matching = (rows: Row[], asked: Asked, without?: Filter) =>
  rows.filter((row) =>
    (Object.keys(tests) as Filter[]).every((name) => name === without || tests[name](row, asked)),
  )
function countBy<T>(rows: Row[], valuesOf: (row: Row) => T[]): [T, number][] {
  const counts = new Map<T, number>()
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
}
const sizesOf = ({ sizes }: Row) => (sizes === '' ? [] : sizes.split(','))

function expectedFacets(rows: Row[], asked: Asked) {
  const result = matching(rows, asked)
  const prices = matching(rows, asked, 'price').map(({ price }) => price)
  const chosen = (['size', 'sizeToo'] as const).filter((name) => asked[name])
  return {
    total: result.length,
    shelves: sorted(countBy(matching(rows, asked, 'shelf'), ({ shelf }) => [shelf])),
    makerCount: new Set(result.map(({ maker }) => maker)).size,
    sizes: sorted(countBy(result, sizesOf)),
    withoutEach: chosen.map((name) => sorted(countBy(matching(rows, asked, name), sizesOf))),
    lowest: prices.length === 0 ? 0 : Math.min(...prices),
    highest: Math.max(0, ...prices),
    from: bounds.map((bound) => prices.filter((price) => price >= bound).length),
  }
}
function expectedIds(rows: Row[], asked: Asked, { sortedBy, isAscending, skip, take }: ListRequest) {
  const field = sortedBy as 'price' | 'sold'
  const sign = isAscending ? 1 : -1
  return matching(rows, asked)
    .toSorted((a, b) => sign * (a[field] - b[field] || a.id - b.id))
    .slice(skip, skip + take)
    .map(({ id }) => id)
}

const rowOf = fc.record({
  shelf: fc.nat(9),
  maker: fc.nat(399),
  sizes: fc.constantFrom('', 's', 's,m', 'm,l', 's,m,l'),
  price: fc.integer({ min: 1, max: 120 }),
  sold: fc.nat(6),
})
const rowAt = (at: number): Row => ({
  id: at + 1,
  shelf: at % 10,
  maker: at % 400,
  sizes: 's',
  price: 1 + ((at * 7919) % 100_000),
  sold: at % 50,
})
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })
const askedOf: fc.Arbitrary<Asked> = fc.record({
  shelves: maybe(fc.uniqueArray(fc.nat(11), { maxLength: 9 })),
  makers: maybe(
    fc.oneof(
      fc.uniqueArray(fc.nat(420), { maxLength: 4 }),
      fc.constant(Array.from({ length: 390 }, (_, at) => at)),
      fc.constant(Array.from({ length: 200 }, (_, at) => at * 2)),
    ),
  ),
  size: maybe(fc.constantFrom('s', 'm', 'xxl')),
  sizeToo: maybe(fc.constantFrom('m', 'l')),
  price: maybe(
    fc.tuple(
      fc.integer({ min: 0, max: 90 }),
      fc.oneof(fc.integer({ min: 90, max: 130 }), fc.constant(Infinity)),
    ),
  ),
})
const requestOf = fc.record({
  sortedBy: fc.constantFrom('price', 'sold'),
  isRanked: fc.constant(false),
  isBestRankFirst: fc.constant(false),
  isAscending: fc.boolean(),
  skip: fc.oneof(fc.nat(30), fc.nat(3000)),
  take: fc.integer({ min: 1, max: 40 }),
})

describe('the items of an index', () => {
  it('are listed and counted as plain loops over the rows would, whatever changes in between', () => {
    const step = fc.record({
      asked: askedOf,
      request: requestOf,
      changes: fc.array(
        fc.record({
          at: fc.nat(4999),
          kind: fc.constantFrom('sell', 'price', 'new', 'off', 'move'),
          row: rowOf,
        }),
        {
          maxLength: 30,
        },
      ),
    })
    const property = fc.property(
      fc.array(rowOf, { minLength: 0, maxLength: 80 }),
      fc.integer({ min: 1, max: 60 }),
      fc.array(step, { minLength: 3, maxLength: 8 }),
      (some, times, steps) => {
        let rows: Row[] = Array.from({ length: some.length * times }, (_, at) => {
          const { maker, price, ...rest } = some[at % some.length]!
          return { ...rest, id: 10 + at * 2, maker: (maker + at) % 400, price: 1 + ((price + at * 7) % 120) }
        })
        let nextId = 11
        const items = load(rows)
        for (const { asked, request, changes } of steps) {
          for (const { at, kind, row } of changes) {
            const known = rows[at % Math.max(1, rows.length)]
            let changed: Row = { ...row, id: nextId }
            if (kind === 'new' || !known) nextId += 2
            else if (kind === 'sell') changed = { ...known, sold: known.sold + 1 }
            else if (kind === 'price') changed = { ...known, price: row.price }
            else changed = { ...row, id: known.id }
            rows = rows.filter(({ id }) => id !== changed.id)
            if (kind !== 'off') rows.push(changed)
            items.update([changed.id], toSent(kind === 'off' ? [] : [changed]))
          }
          const page = items.list(asked, undefined, request)
          const expected = expectedIds(rows, asked, { ...request, take: request.take + 1 })
          expect(page.ids).toEqual(expected.slice(0, request.take))
          expect(page.total).toBe(matching(rows, asked).length)
          expect(page.end === null).toBe(expected.length <= request.take)
          if (page.end) {
            const next = items.list(asked, undefined, { ...request, after: page.end, skip: 0 })
            const after = { ...request, skip: request.skip + request.take }
            expect(next.ids).toEqual(expectedIds(rows, asked, after))
          }
          const { total, facets } = items.facets(asked, undefined)
          const { makers, ...counted } = facets
          expect({ total, ...counted }).toEqual(expectedFacets(rows, asked))
          const byMaker = new Map(countBy(matching(rows, asked, 'maker'), ({ maker }) => [maker]))
          expect(makers.every(([maker, count]) => byMaker.get(maker) === count)).toBe(true)
          const most = [...byMaker.values()].toSorted((a, b) => b - a)
          expect(makers.map(([, count]) => count)).toEqual(most.slice(0, 5))
        }
      },
    )
    fc.assert(property, { numRuns: 60 })
  })

  it.each([97, 1497])('%i come by rank, then along the order, each once, by page as by cursor', (size) => {
    const rows = Array.from({ length: size }, (_, at) => rowAt(at))
    const items = load(rows)
    // What is found is kept in an order of its own, and some of it is not listed here.
    const ids = Float64Array.from({ length: size + 23 }, (_, at) => 1 + ((at * 7) % (size + 23)))
    const rankOf = (id: number) => id % 4
    const [marks, ranks] = [Uint8Array.from(ids, rankOf), Uint8Array.of(0, 1, 2, 3)]
    const places = Int32Array.from(ids.keys()).filter((place) => marks[place] !== 0)
    const hits = { ids, places, marks, ranks, length: ids.length, isEmpty: false }
    const asked = { shelves: [1, 2, 3, 4] }
    const expected = matching(rows, asked).filter(({ id }) => rankOf(id) > 0)
    for (const ways of [0, 1, 2, 3]) {
      const [isAscending, isBestRankFirst] = [ways > 1, ways % 2 === 1]
      const request = { sortedBy: 'sold', isRanked: true, isBestRankFirst, isAscending, take: 10 }
      const [byRank, byColumn] = [isBestRankFirst ? -1 : 1, isAscending ? 1 : -1]
      const compare = (a: Row, b: Row) =>
        byRank * (rankOf(a.id) - rankOf(b.id)) || byColumn * (a.sold - b.sold || a.id - b.id)
      const ordered = expected.toSorted(compare).map(({ id }) => id)
      const walked: number[] = []
      let after: ListRequest['after']
      do {
        const page = items.list(asked, hits, { ...request, skip: 0, after })
        expect(page.total).toBe(expected.length)
        walked.push(...page.ids)
        after = page.end ?? undefined
      } while (after)
      expect(walked).toEqual(ordered)
      for (const skip of [0, 5, 8, 10, 30, 70])
        expect(items.list(asked, hits, { ...request, skip }).ids).toEqual(ordered.slice(skip, skip + 10))
    }
    items.update([size + 1], toSent([rowAt(size)]))
    expect(items.facets({}, hits).total).toBe(rows.filter(({ id }) => rankOf(id) > 0).length + 1)
  })

  it('cost the same to change among many as among few', () => {
    const workFor = (count: number) => {
      const rows = Array.from({ length: count }, (_, at) => rowAt(at))
      const items = load(rows)
      for (let sale = 0; sale < 200; sale += 1) {
        const row = rows[(sale * 104_729) % count]!
        row.sold += 1
        items.update([row.id], toSent([row]))
      }
      return items.work() / 200
    }
    // A sale touches the order of what sells best, in at most a block where it was and one where it goes.
    expect(workFor(60_000)).toBeLessThan(2 * 1024)
    expect(workFor(60_000)).toBeLessThan(2 * workFor(5000))
  })
})
