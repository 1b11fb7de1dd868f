import { readCsv } from '#platform/csv/read-csv.ts'
import { undefuse } from './defuse.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetRefused, type SheetRow, type TableLimits } from './sheet-limits.ts'

export interface Table {
  kind: 'csv' | 'xlsx'
  rows: SheetRow[]
}

/** Old workbooks and those with a password are files of this kind. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** The rows of a file that somebody sent as a table, whatever its name says that it is. */
export async function readTable(bytes: Buffer, limits: TableLimits): Promise<Table> {
  if (bytes.subarray(0, compoundFile.length).equals(compoundFile))
    throw new SheetRefused(bytes.includes(encryptedPart) ? 'password' : 'old-excel')
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const rows = isZip ? await readXlsx(bytes, limits) : readCsv(bytes, limits)
  for (const row of rows) row.cells = row.cells.map(undefuse)
  return { kind: isZip ? 'xlsx' : 'csv', rows }
}
