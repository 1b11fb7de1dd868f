import type { Spread } from './numbers-column.ts'
import type { Counts, Value, Wanted } from './values-column.ts'

export type { Spread } from './numbers-column.ts'
export type { Counts } from './values-column.ts'

export interface FacetCounts<Of extends Value> {
  /** As if nothing were chosen of this facet. */
  unchosen: Counts<Of>
  inResult: Counts<Of>
  /** For each choice of the facet, as if it alone were left out. */
  without: Counts<Of>[]
}
/** A filter on a column of values, and how the items are counted that choosing its values would give. */
export interface ValuesFacet<Asked, Of extends Value, Facet> {
  /** Every item must pass each of these; none, if nothing is chosen. */
  chosen(asked: Asked): Wanted<Of>[]
  count(counts: FacetCounts<Of>, asked: Asked): Facet
}
/** The same on a column of numbers. */
export interface RangeFacet<Asked, Facet> {
  /** The lowest and the highest number that pass. */
  range(asked: Asked): readonly [number, number] | undefined
  /** From the numbers of all items that match, as if nothing were chosen of this facet. */
  countRange(spread: Spread, asked: Asked): Facet
}

type FacetsOf<Asked, Of extends Value, Answers> = {
  [Name in keyof Answers]?: ValuesFacet<Asked, Of, Answers[Name]>
}
interface ColumnOf<SentAs> {
  /** The value, as an expression on the table. */
  sql: string
  /** The type in which PostgreSQL sends the value; texts are joined by semicolons. */
  sentAs: SentAs
}
/** Values that are equal or not, such as a vendor. */
type NumberedValues<Asked, Answers> = ColumnOf<'float8' | 'int4'> & {
  facets: FacetsOf<Asked, number, Answers>
}
type TextValues<Asked, Answers> = ColumnOf<'text'> & {
  /** The values that one text stands for, such as a list of sizes. */
  split?: (text: string) => string[]
  facets: FacetsOf<Asked, string, Answers>
}
/** Numbers to sort by, and to compare with bounds. */
type Sortable<Asked, Answers> = ColumnOf<'float8' | 'int4'> & {
  isSortable: true
  /** Numbers that items are often compared with: these, or so many that divide the items evenly. */
  bounds?: number | readonly number[]
  facets?: { [Name in keyof Answers]?: RangeFacet<Asked, Answers[Name]> }
}
export type Column<Asked, Answers> =
  | NumberedValues<Asked, Answers>
  | TextValues<Asked, Answers>
  | Sortable<Asked, Answers>

/**
 * What an index knows of the items of a table. A definition is the one place that names a column and its facets: the
 * statement that reads it, the memory that holds it, and the code that filters, sorts and counts follow from it.
 *
 * `Asked` is a question with all that is needed to look up its parts, `Answers` says by filter what the facets tell of it.
 */
export interface Definition<Asked, Answers> {
  table: string
  /** A condition on the table: rows that fail it are not in the index. */
  isListed: string
  columns: Record<string, Column<Asked, Answers>>
}

/** What all facets tell together, as `A & B & C`. */
export type Merged<Answers> = {
  [Name in keyof Answers]: (answer: Answers[Name]) => void
}[keyof Answers] extends (all: infer All) => void
  ? All
  : never

/** The filters that some columns have. */
export type FilterNames<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { facets: infer Facets } ? keyof Facets : never
}[keyof Columns]
