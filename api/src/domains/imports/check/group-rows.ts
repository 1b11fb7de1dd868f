import type { Problem } from '../plans.ts'
import { isUnreadable } from './cell-values.ts'

/** A row of a file by the fields of its columns, mends included. */
export interface FileRow {
  row: number
  values: ReadonlyMap<string, string>
}

/** Rows that are one listing. */
export interface RowGroup {
  key: string
  /** As written in the file; empty where its rows have none. */
  code: string
  /** The listing of the shop that they change; null for a new one. */
  listingId: number | null
  rows: FileRow[]
  problems: Problem[]
}

export interface KnownCodes {
  /** Listings of this shop by the SKUs of the file. */
  bySku: ReadonlyMap<string, number>
  /** By codes that the shop has given in earlier files. */
  byCode: ReadonlyMap<string, number>
  /** Those that are this shop's among the codes that an export writes. */
  ownIds: ReadonlySet<number>
}

/** What a listing that an import has begun is known by, so that the same code means the same listing. */
export const keyOfCode = (code: string) => `code:${code.toLowerCase()}`
export const codeOfKey = (key: string | null) =>
  key?.startsWith('code:') && !key.startsWith('code:sku:') ? key.slice(5) : undefined

const ownCode = /^HL-(\d{1,15})$/i
export const listingIdOfCode = (code: string) => Number(ownCode.exec(code)?.[1] ?? 0) || undefined

/**
 * Puts rows together that are one listing: by the listing of the shop that has their SKU, else by their code, else each is one of its
 * own. What belongs to another shop is unknown here, so it is new.
 */
export function groupRows(rows: readonly FileRow[], known: KnownCodes): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  const skus = new Map<string, number>()
  for (const row of rows) {
    const sku = row.values.get('sku') ?? ''
    const code = row.values.get('code') ?? ''
    const problems: Problem[] = []
    const fromCode = listingOf(code, known)
    const fromSku = known.bySku.get(sku)
    if (fromSku !== undefined && fromCode !== undefined && fromSku !== fromCode)
      problems.push({ row: row.row, field: 'sku', code: 'sku-of-other', data: { listing: `HL-${fromSku}` } })
    const listingId = fromCode ?? (fromSku === undefined ? undefined : fromSku) ?? null
    const key =
      listingId === null ? keyOfCode(code || `sku:${sku || `row-${row.row}`}`) : `listing:${listingId}`
    const group = groups.get(key) ?? { key, code, listingId, rows: [], problems: [] }
    groups.set(key, group)
    group.rows.push(row)
    const first = skus.get(sku.toLowerCase())
    if (sku === '') problems.push({ row: row.row, field: 'sku', code: 'required' })
    else if (first !== undefined)
      problems.push({ row: row.row, field: 'sku', code: 'sku-twice', data: { row: String(first) } })
    else skus.set(sku.toLowerCase(), row.row)
    for (const [field, value] of row.values)
      if (isUnreadable(value)) problems.push({ row: row.row, field, code: 'unreadable' })
    group.problems.push(...problems)
  }
  return [...groups.values()]
}

function listingOf(code: string, { byCode, ownIds }: KnownCodes): number | undefined {
  if (code === '') return undefined
  const id = listingIdOfCode(code)
  if (id !== undefined && ownIds.has(id)) return id
  return byCode.get(keyOfCode(code))
}
