import { clearBit, countBits, createBitmap, hasBit, intersect, setBit, type Bitmap } from './bitmap.ts'
import type {
  Column,
  Counts,
  Definition,
  FacetCounts,
  Merged,
  RangeFacet,
  ValuesFacet,
} from './definition.ts'
import { createNumbersColumn, type NumbersColumn } from './numbers-column.ts'
import type { Cursor, Selection } from './order.ts'
import { createPositions, type Hits } from './positions.ts'
import { createRankedHits, rankUnit, type RankedRequest } from './ranked-hits.ts'
import type { SentRows } from './read-columns.ts'
import { createScratch } from './scratch.ts'
import { createValuesColumn, type Value, type ValuesColumn } from './values-column.ts'

/** Arrays are made a little too long, so that new items need no new arrays. */
const capacityFor = (length: number) => Math.ceil(length * 1.05) + 4096

export interface ListRequest extends RankedRequest {
  sortedBy: string
  /** Sorted by how well things fit, either way round; those that fit equally well in the order of the column. */
  isRanked: boolean
}
export interface ListPage {
  ids: number[]
  total: number
  /** Where the page ends, if there are more items behind it. */
  end: Cursor | null
}

/** The items themselves. An item is known by its position, which is given once and never to another. */
export function createItems<Asked, Answers>(definition: Definition<Asked, Answers>, expected: number) {
  const capacity = capacityFor(expected)
  const positions = createPositions(capacity)
  const live = createBitmap(capacity)
  const scratch = createScratch(capacity, live)
  let liveCount = 0
  let work = 0
  const onWork = (entries: number) => (work += entries)

  const rows: [string, Column<Asked, Answers>][] = Object.entries(definition.columns)
  const numbers = new Map<string, NumbersColumn>()
  const values = new Map<string, ValuesColumn>()
  for (const [name, column] of rows) {
    if ('isSortable' in column) {
      const { sentAs, bounds = [] } = column
      numbers.set(
        name,
        createNumbersColumn(capacity, positions.ids, { isWide: sentAs === 'float8', bounds, onWork }),
      )
    } else {
      values.set(name, createValuesColumn(capacity, 'split' in column ? column.split : undefined))
    }
  }
  const facets = rows.flatMap(([column, { facets: some = {} }]) =>
    Object.values(some).map((facet) => ({ column, facet: facet as AnyFacet<Asked> })),
  )
  const allColumns = [...numbers, ...values] as [string, NumbersColumn | ValuesColumn][]

  function remove(position: number) {
    if (position < 0 || !hasBit(live, position)) return
    for (const [, column] of allColumns) column.take(position)
    clearBit(live, position)
    liveCount -= 1
  }
  /** Writes what differs of a row that is new, or known by its id. */
  function put(sent: SentRows, at: number) {
    const known = positions.find(sent.ids[at]!)
    const isLive = known >= 0 && hasBit(live, known)
    const position = known >= 0 ? known : positions.add(sent.ids[at]!)
    for (const [name, column] of allColumns) {
      const value = sent.columns[name]![at]! as never
      if (isLive && column.holds(position, value)) continue
      if (isLive) column.take(position)
      column.put(position, value)
      onWork(1)
    }
    if (isLive) return
    setBit(live, position)
    liveCount += 1
  }

  /** The bitmaps that a question narrows the result to, and whose choice each is. */
  function narrow(asked: Asked) {
    return facets.flatMap(({ column, facet }): { of: AnyFacet<Asked>; bits: Bitmap }[] => {
      if ('range' in facet) {
        const range = facet.range(asked)
        return range ? [{ of: facet, bits: numbers.get(column)!.select(range, scratch) }] : []
      }
      return facet
        .chosen(asked)
        .map((wanted) => ({ of: facet, bits: values.get(column)!.select(wanted, scratch) }))
    })
  }
  const start = () => scratch.start(positions.length(), liveCount)
  const selectionOf = (bits: Bitmap): Selection => ({ bits, count: countBits(bits, scratch.words) })

  const ranked = createRankedHits(capacity, positions, scratch)
  function select(asked: Asked, hits: Hits | undefined): Selection {
    const all = narrow(asked).map(({ bits }) => bits)
    if (hits) all.push(ranked.bitsOf(hits))
    if (all.length === 0) return { bits: live, count: liveCount }
    const target = scratch.bitmap()
    let from = live
    for (const bits of all) {
      intersect(target, from, bits, scratch.words)
      from = target
    }
    return selectionOf(target)
  }

  return {
    /** One page of the items that a question narrows to, among what a search found. */
    list(
      asked: Asked,
      hits: Hits | undefined,
      { sortedBy, isRanked, take, ...request }: ListRequest,
    ): ListPage {
      start()
      const selection = select(asked, hits)
      const column = numbers.get(sortedBy)!
      // One more than the page shows, to know whether there is a next page.
      const wanted = { ...request, take: take + 1 }
      const page =
        hits && isRanked
          ? ranked.page(selection, column.order, wanted)
          : column.order.page(selection, scratch.words, wanted)
      const ids = page.slice(0, take).map((position) => positions.ids[position]!)
      const last = page[take - 1]
      const rankOf = (position: number) => (hits && isRanked ? ranked.rankOf(position) : 0)
      const end =
        page.length > take && last !== undefined
          ? { value: rankOf(last) * rankUnit + column.order.values[last]!, id: positions.ids[last]! }
          : null
      return { ids, total: selection.count, end }
    },
    /** Counts the result of a question, and each facet as if it alone had no choice. */
    facets(asked: Asked, hits: Hits | undefined): { total: number; facets: Merged<Answers> } {
      start()
      const choices = narrow(asked)
      const { result, without } = divide(
        choices.map(({ bits }) => bits),
        hits,
      )
      const known = new Map<string, Counts<Value>>()
      const inResult = (column: string) => {
        const counts = known.get(column) ?? values.get(column)!.count(result, scratch)
        known.set(column, counts)
        return counts
      }
      const isChosen = (facet: AnyFacet<Asked>) => choices.some(({ of }) => of === facet)
      // Facets without a choice are counted first, while the positions of the result are listed.
      for (const { column, facet } of facets) {
        if (!('range' in facet) && !isChosen(facet)) inResult(column)
      }
      const answers = facets.map(({ column, facet }) => {
        const withoutOwn = choices.flatMap(({ of }, at) => (of === facet ? [without[at]!] : []))
        if ('range' in facet)
          return facet.countRange(numbers.get(column)!.spread(withoutOwn[0] ?? result, scratch), asked)
        const counted = withoutOwn.map((selection) => values.get(column)!.count(selection, scratch))
        const counts: FacetCounts<Value> = {
          unchosen: counted[0] ?? inResult(column),
          get inResult() {
            return inResult(column)
          },
          without: counted,
        }
        return facet.count(counts, asked)
      })
      return { total: result.count, facets: Object.assign({}, ...answers) }
    },
    /** The id of an item that has a value, such as one of its options. */
    findIdWith(column: string, value: Value): number | undefined {
      start()
      return positions.ids[values.get(column)!.findOne(value, scratch)]
    },
    hasRoom: (more: number) => positions.length() + more <= capacity,
    /** Adds rows during the load, when they come sorted by their ids; `sort` is called for each order after the last. */
    append(sent: SentRows) {
      const first = positions.append(sent.ids)
      for (const [name, column] of numbers) column.append(sent.columns[name] as Float64Array, first)
      for (const [name, column] of values) {
        const some = sent.columns[name]!
        for (let at = 0; at < some.length; at += 1) column.put(first + at, some[at]!)
      }
      for (let at = 0; at < sent.ids.length; at += 1) setBit(live, first + at)
      liveCount = positions.length()
    },
    sort: (order: string) => numbers.get(order)!.finish(positions.length()),
    orders: [...numbers.keys()],
    /** Writes rows that have changed, and takes out those of the ids that came without a row. */
    update(ids: readonly number[], sent: SentRows) {
      const listed = new Set(sent.ids)
      for (const id of ids) if (!listed.has(id)) remove(positions.find(id))
      for (let at = 0; at < sent.ids.length; at += 1) put(sent, at)
    },
    /** How many entries of columns and orders changes have touched so far. */
    work: () => work,
  }

  /** The items that fail no choice, and for each choice those that fail no other: which fail none, one, or more is counted. */
  function divide(all: Bitmap[], hits: Hits | undefined): { result: Selection; without: Selection[] } {
    const { words } = scratch
    let among = live
    if (hits) {
      among = scratch.bitmap()
      intersect(among, live, ranked.bitsOf(hits), words)
    }
    if (all.length === 0) {
      return { result: hits ? selectionOf(among) : { bits: live, count: liveCount }, without: [] }
    }
    const [one, two] = [scratch.bitmap(), scratch.bitmap()]
    one.fill(0, 0, words)
    two.fill(0, 0, words)
    for (const bits of all) {
      for (let at = 0; at < words; at += 1) {
        const failed = ~bits[at]!
        two[at]! |= one[at]! & failed
        one[at]! |= failed
      }
    }
    const without = all.map((bits) => {
      const target = scratch.bitmap()
      for (let at = 0; at < words; at += 1) target[at] = among[at]! & ~two[at]! & ~(one[at]! & bits[at]!)
      return selectionOf(target)
    })
    const result = scratch.bitmap()
    for (let at = 0; at < words; at += 1) result[at] = among[at]! & ~one[at]!
    return { result: selectionOf(result), without }
  }
}

type AnyFacet<Asked> = ValuesFacet<Asked, Value, object> | RangeFacet<Asked, object>
export type { Cursor } from './order.ts'
export { idsOfHits, type Hits } from './positions.ts'
