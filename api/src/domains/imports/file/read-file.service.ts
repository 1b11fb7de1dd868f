import * as rules from '@haat/contract/domains/imports.rules.ts'
import { FileTooHeavy } from '#platform/parser/file-refusals.ts'
import type { Parser } from '#platform/parser/parser.ts'
import { SheetRefused, type SheetFault } from '#platform/spreadsheets/sheet-limits.ts'
import { ZipRefused, type ZipFault } from '#platform/zip/zip-refused.ts'
import { ApiError } from '#plugins/api-error.ts'

/** What a file of listings is, before its rows. */
interface FileHead {
  kind: rules.ImportFileKind
  header: string[]
  rowCount: number
}

const limits = {
  maxRows: rules.maxImportRows + 1,
  maxColumns: rules.maxImportColumns,
  cellMaxLength: rules.importCellMaxLength,
  rowMaxBytes: rules.importRowMaxBytes,
  maxTextBytes: rules.importTextMaxBytes,
  maxUnpackedBytes: rules.importUnpackedMaxBytes,
}
const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`

const sentences: Record<rules.ImportFileFault, string> = {
  notSheet: 'This is neither a CSV file nor an Excel file (XLSX). Please save your table as one of these.',
  oldExcel: 'This is a workbook of an old Excel (XLS). Please save it as XLSX or CSV.',
  password: 'This file is locked with a password. Please save it without one.',
  damaged: 'This Excel file is damaged or incomplete. Please open it and save it again.',
  unsafeNames: 'A file in it has a name that leads elsewhere, such as ../. It was not opened.',
  unpacksTooLarge: `Unpacked it would be larger than ${megabytes(rules.importUnpackedMaxBytes)}. It was not opened.`,
  tooManyParts: 'There are too many parts in this file. Please save the sheet alone.',
  encoding: 'The letters of this file cannot be read. Please save it as CSV in UTF-8, or as XLSX.',
  empty: 'This file is empty.',
  oneColumn: 'Only one column was found. In a CSV file commas, semicolons or tabs stand between the cells.',
  noHeader: 'The first row has to name the columns, such as SKU and Price.',
  noRows: 'There is no row below the header in this file.',
  tooManyRows: `A file has at most ${rules.maxImportRows} rows. Please send it in parts.`,
  tooManyColumns: `A file has at most ${rules.maxImportColumns} columns.`,
  longLine: `A row holds at most ${megabytes(rules.importRowMaxBytes)}.`,
  tooMuchText: `All cells together hold at most ${megabytes(rules.importTextMaxBytes)} of text. Please send the file in parts.`,
  tooComplex: 'There is far more in this file than a table needs. Please save the sheet alone, or as CSV.',
  tooHeavy: 'Reading this file takes too much memory or time. Please save the sheet alone, or as CSV.',
  longCell: `A cell holds at most ${rules.importCellMaxLength} characters.`,
}
const sheetFaults: Record<SheetFault, rules.ImportFileFault> = {
  'no-sheet': 'notSheet',
  'old-excel': 'oldExcel',
  password: 'password',
  unreadable: 'damaged',
  encoding: 'encoding',
  rows: 'tooManyRows',
  columns: 'tooManyColumns',
  'long-cell': 'longCell',
  'long-line': 'longLine',
  text: 'tooMuchText',
  complex: 'tooComplex',
}
const zipFaults: Record<ZipFault, rules.ImportFileFault> = {
  'not-a-zip': 'damaged',
  'unsafe-name': 'unsafeNames',
  'too-large': 'unpacksTooLarge',
  'too-many': 'tooManyParts',
  password: 'password',
}

/** Whether a header has the name of any column of a listing. */
type IsKnownHeader = (header: readonly string[]) => boolean

/**
 * Reads a file that a member sent: `use` is given its header, and its rows in pieces of JSON. Or says what is wrong with it, before `use` is
 * called.
 */
export async function readFile<T>(
  parser: Parser,
  { bytes, isKnown, onHeld }: { bytes: Buffer; isKnown: IsKnownHeader; onHeld?: (ms: number) => void },
  use: (head: FileHead, rows: AsyncIterable<string>) => Promise<T>,
): Promise<T> {
  const work = parser.readTable(bytes, { ...limits, onHeld }, ({ kind, first, rows: rowCount }, rows) => {
    if (!first) throw refuse('empty')
    // A page is text as well, but no table; so is a letter, which has one column.
    if (/^(<|%PDF|\{)/.test(first[0] ?? '')) throw refuse('notSheet')
    if (first.length < 2) throw refuse('oneColumn')
    if (!isHeader(first, isKnown)) throw refuse('noHeader')
    if (rowCount === 0) throw refuse('noRows')
    return use({ kind, header: first, rowCount }, rows)
  })
  return work.catch((error: unknown) => {
    if (error instanceof SheetRefused) throw refuse(sheetFaults[error.fault])
    if (error instanceof ZipRefused) throw refuse(zipFaults[error.fault])
    if (error instanceof FileTooHeavy) throw refuse('tooHeavy')
    throw error
  })
}

/** Names of columns are words. Where none is known and several cells are figures or signs, the header is missing. */
function isHeader(cells: readonly string[], isKnown: IsKnownHeader) {
  const filled = cells.filter((cell) => cell !== '')
  const nameless = filled.filter((cell) => !/\p{L}/u.test(cell)).length
  return isKnown(cells) || (nameless < 2 && nameless * 2 < filled.length)
}

const wrongKinds: readonly rules.ImportFileFault[] = ['notSheet', 'oldExcel', 'damaged']
function refuse(fault: rules.ImportFileFault) {
  const code = wrongKinds.includes(fault) ? 'UNSUPPORTED_MEDIA_TYPE' : 'VALIDATION_FAILED'
  return new ApiError(code, sentences[fault], { [fault]: sentences[fault] })
}
