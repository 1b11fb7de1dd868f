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
  longCell: `A cell holds at most ${rules.importCellMaxLength} characters.`,
}
const sheetFaults: Record<SheetFault, rules.ImportFileFault> = {
  'no-sheet': 'notSheet',
  unreadable: 'damaged',
  encoding: 'encoding',
  rows: 'tooManyRows',
  columns: 'tooManyColumns',
  'long-cell': 'longCell',
}
const zipFaults: Record<ZipFault, rules.ImportFileFault> = {
  'not-a-zip': 'damaged',
  'unsafe-name': 'unsafeNames',
  'too-large': 'unpacksTooLarge',
  'too-many': 'tooManyParts',
  password: 'password',
}

/** Old workbooks and those with a password are files of this kind. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le')

/** Whether a header has the name of any column of a listing. */
type IsKnownHeader = (header: readonly string[]) => boolean

/** Reads the header and the rows of a file that a member sent, or says what is wrong with it. */
export async function readFile(bytes: Buffer, isKnown: IsKnownHeader = () => false): Promise<ReadFile> {
  if (bytes.subarray(0, compoundFile.length).equals(compoundFile))
    throw refuse(bytes.includes(encryptedPart) ? 'password' : 'oldExcel')
  const kind = bytes[0] === 0x50 && bytes[1] === 0x4b ? 'xlsx' : 'csv'
  const [first, ...rows] = (await readRows(bytes, kind)).map(({ row, cells }) => ({
    row,
    cells: cells.map(undefuse),
  }))
  if (!first) throw refuse('empty')
  // A page is text as well, but no table; so is a letter, which has one column.
  if (/^(<|%PDF|\{)/.test(first.cells[0] ?? '')) throw refuse('notSheet')
  if (first.cells.length < 2) throw refuse('oneColumn')
  if (!isHeader(first.cells, isKnown)) throw refuse('noHeader')
  if (rows.length === 0) throw refuse('noRows')
  return { kind, header: first.cells, rows }
}

async function readRows(bytes: Buffer, kind: rules.ImportFileKind): Promise<SheetRow[]> {
  try {
    if (kind === 'csv') return readCsv(bytes, limits)
    const { readXlsx } = await import('#platform/spreadsheets/read-xlsx.ts')
    return await readXlsx(bytes, limits)
  } catch (error) {
    if (error instanceof SheetRefused) {
      const fault = sheetFaults[error.fault]
      throw refuse(kind === 'csv' && fault === 'damaged' ? 'notSheet' : fault)
    }
    if (error instanceof ZipRefused) throw refuse(zipFaults[error.fault])
    throw error
  }
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
