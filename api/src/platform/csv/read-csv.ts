import { CsvError, parse } from 'csv-parse/sync'
import {
  collectRows,
  SheetRefused,
  type SheetLimits,
  type SheetRow,
} from '#platform/spreadsheets/sheet-limits.ts'
import { decodeText } from './decode-text.ts'

const separators = [',', ';', '\t'] as const

/** The rows of a CSV file as texts, whatever its encoding and whether commas, semicolons or tabs part its cells. */
export function readCsv(bytes: Buffer, limits: SheetLimits): SheetRow[] {
  const text = decodeText(bytes)
  // Every second byte of a text in UTF-16 is empty.
  if (isBinary(text ?? bytes.toString('latin1', 0, 2000).replaceAll('\0', '')))
    throw new SheetRefused('no-sheet')
  if (text === undefined) throw new SheetRefused('encoding')
  const { rows, add } = collectRows(limits)
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.maxRows * 2,
    })
    for (const [at, cells] of records.entries()) add(at + 1, cells)
  } catch (error) {
    throw error instanceof CsvError ? new SheetRefused('unreadable') : error
  }
  return rows
}

/** A text has no other control characters than line ends and tabs; a picture or a program has plenty. */
// oxlint-disable-next-line no-control-regex
const isBinary = (text: string) => /[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 2000))

/** The one that is most often in the first line outside of quotes. */
function separatorOf(text: string) {
  const line =
    /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, 100_000))?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const counts = separators.map((separator) => line.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))]!
}
