import * as rules from '@haat/contract/domains/imports.rules.ts'
import { readCsv } from '#platform/csv/read-csv.ts'
import { undefuse } from '#platform/spreadsheets/defuse.ts'
import { SheetRefused, type SheetFault, type SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import { ZipRefused, type ZipFault } from '#platform/zip/read-zip.ts'
import { ApiError } from '#plugins/api-error.ts'

export interface ReadFile {
  kind: rules.ImportFileKind
  header: string[]
  rows: SheetRow[]
}

const limits = {
  maxRows: rules.maxImportRows + 1,
  maxColumns: rules.maxImportColumns,
  cellMaxLength: rules.importCellMaxLength,
  maxUnpackedBytes: rules.importUnpackedMaxBytes,
}
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

const noTable = 'This is neither a CSV file nor an Excel file (XLSX). Please save your table as one of these.'
const sheetSentences: Record<SheetFault, string> = {
  unreadable: noTable,
  rows: `A file has at most ${rules.maxImportRows} rows. Please send it in parts.`,
  columns: `A file has at most ${rules.maxImportColumns} columns.`,
  'long-cell': `A cell holds at most ${rules.importCellMaxLength} characters.`,
}
export const zipSentences: Record<ZipFault, string> = {
  'not-a-zip': 'This file is damaged, or no ZIP.',
  'unsafe-name': 'A file in it has a name that leads elsewhere, such as ../. It was not opened.',
  'too-large': 'Unpacked it would be too large. It was not opened.',
  'too-many': 'There are too many files in it.',
}
const xlsxSentences: Record<ZipFault, string> = {
  ...zipSentences,
  'not-a-zip': noTable,
  'too-large': `Unpacked it would be larger than ${megabytes(rules.importUnpackedMaxBytes)}. It was not opened.`,
}

/** Reads the header and the rows of a file that a member sent, or says what is wrong with it. */
export async function readFile(bytes: Buffer): Promise<ReadFile> {
  const kind = bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv'
  const [first, ...rows] = (await readRows(bytes, kind)).map(({ row, cells }) => ({
    row,
    cells: cells.map(undefuse),
  }))
  // A page, a script or a letter is text as well, but no table.
  if (first && (first.cells.length < 2 || first.cells[0]?.startsWith('<'))) throw refuse(noTable)
  if (!first || rows.length === 0) throw refuse('There is no row below the header in this file.')
  return { kind, header: first.cells, rows }
}

async function readRows(bytes: Buffer, kind: rules.ImportFileKind): Promise<SheetRow[]> {
  try {
    if (kind === 'csv') return readCsv(bytes, limits)
    const { readXlsx } = await import('#platform/spreadsheets/read-xlsx.ts')
    return await readXlsx(bytes, limits)
  } catch (error) {
    if (error instanceof SheetRefused) throw refuse(sheetSentences[error.fault])
    if (error instanceof ZipRefused) throw refuse(xlsxSentences[error.fault])
    throw error
  }
}

const refuse = (sentence: string) =>
  new ApiError(sentence === noTable ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED', sentence, {
    file: sentence,
  })
