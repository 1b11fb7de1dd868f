import type { MouseEvent } from 'react'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import type { GridLine, ListingChanges } from './grid-model.ts'
import type { CellWords } from './use-cell-words.ts'

/** What happens in a line; the same functions for all lines and for as long as the grid is there. */
export interface LineActions {
  onDone(text: string, move: 'down' | 'up' | 'next' | 'back' | null): void
  onCancel(): void
  onChoose(id: string, isChosen: boolean): void
  onUnfold(id: string, isUnfolded: boolean): void
  onMenu(row: ListingRow): void
  /** A link to a listing was pressed. */
  onFollow(event: MouseEvent<HTMLAnchorElement>, row: ListingRow): void
}

export interface GridLineProps {
  shop: Shop
  words: CellWords
  actions: LineActions
  line: GridLine
  /** Its place among all lines, the head left out. */
  at: number
  top: number
  listing: ListingChanges | undefined
  isChosen: boolean
  /** The column of the active cell, if that is in this line. */
  activeColumn: number | null
  /** The first and the last column that are selected. */
  selectedFrom: number
  selectedTo: number
  editing: string | null
}
