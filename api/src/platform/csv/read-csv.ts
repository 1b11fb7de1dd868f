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
  let row = 0
  try {
    parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: limits.maxRows * 2,
      max_record_size: limits.rowMaxBytes,
      // Each is looked at as it comes and then let go, so that a file of separators alone is refused before it fills the memory.
      on_record(cells: string[]) {
        add(++row, cells)
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetRefused(error.code === 'CSV_MAX_RECORD_SIZE' ? 'long-line' : 'no-sheet')
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
