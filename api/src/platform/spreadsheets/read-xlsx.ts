import sax from 'sax'
import { openZip } from '#platform/zip/read-zip.ts'
import {
  collectRows,
  SheetRefused,
  type SheetLimits,
  type SheetRow,
  type TableLimits,
} from './sheet-limits.ts'

type Attributes = Record<string, string>
interface Handlers {
  open(tag: string, attributes: Attributes): void
  text(words: string): void
  close(tag: string): void
}

const maxParts = 500
const charactersPerTurn = 200_000
/**
 * Far more than any program writes that saves ten thousand rows, and far less than what a file of a hundred kilobytes can unpack to. Tags are
 * counted over all parts of a workbook.
 */
const maxDepth = 40
const maxTags = 4_000_000
const maxAttributes = 100
const maxTexts = 500_000
const maxRelationships = 1000
const maxStyles = 65_500
const maxFormats = 5000
const formatMaxLength = 300
/** The formats that Excel numbers itself and that show a day. */
const dayFormats = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47])
const unixDayOfSerial = 25_569
const days1904 = 1462

/**
 * The rows of the first sheet of a workbook as texts. Nothing is calculated: of a formula the value is taken that the program stored
 * which wrote the file, and one without a value reads as the error `#N/A`. Entities that a file defines itself are not replaced.
 */
export async function readXlsx(bytes: Buffer, limits: TableLimits): Promise<SheetRow[]> {
  const files = await openZip(bytes, { maxBytes: limits.maxUnpackedBytes, maxFiles: maxParts })
  const parts = new Map(files.map((file) => [file.name.replace(/^\//, ''), file]))
  const read = async (name: string) => (await parts.get(name)?.read())?.toString('utf8')
  const workbook = await read('xl/workbook.xml')
  if (workbook === undefined) throw new SheetRefused('no-sheet')
  const walk = createWalk()
  const { sheetRelation, is1904 } = readWorkbook(walk, workbook)
  const target = findTarget(walk, (await read('xl/_rels/workbook.xml.rels')) ?? '', sheetRelation)
  const texts = readTexts(walk, (await read('xl/sharedStrings.xml')) ?? '', limits)
  const isDay = readDayStyles(walk, (await read('xl/styles.xml')) ?? '')
  const sheet = await read(target)
  if (sheet === undefined) throw new SheetRefused('unreadable')
  return readSheet(walk, sheet, limits, {
    text: (index) => texts[index] ?? '',
    day: (style, value) => (isDay[style] ? dayOf(value, is1904) : undefined),
  })
}

type Walk = (xml: string, handlers: Handlers) => void

/** Reads parts of one workbook tag by tag, and refuses it at the first that is too many or too deep. */
function createWalk(): Walk {
  const localName = (name: string) => name.slice(name.indexOf(':') + 1)
  let tags = 0
  return (xml, { open, text, close }) => {
    if (xml === '') return
    const parser = sax.parser(true, { position: false })
    let depth = 0
    let attributes = 0
    Object.assign(parser, {
      onerror() {
        throw new SheetRefused('unreadable')
      },
      onopentagstart() {
        attributes = 0
        tags += 1
        depth += 1
        if (tags > maxTags || depth > maxDepth) throw new SheetRefused('complex')
      },
      onattribute() {
        attributes += 1
        if (attributes > maxAttributes) throw new SheetRefused('complex')
      },
      onopentag: (tag: sax.Tag) => open(localName(tag.name), tag.attributes),
      ontext: text,
      oncdata: text,
      onclosetag(name: string) {
        depth -= 1
        close(localName(name))
      },
    })
    try {
      for (let at = 0; at < xml.length; at += charactersPerTurn)
        parser.write(xml.slice(at, at + charactersPerTurn))
      parser.close()
    } catch (error) {
      throw error instanceof SheetRefused ? error : new SheetRefused('unreadable')
    }
  }
}

/** Counts what there may be only so many of. */
function atMost(max: number) {
  let count = 0
  return () => {
    count += 1
    if (count > max) throw new SheetRefused('complex')
  }
}

const ignored: Handlers = { open() {}, text() {}, close() {} }

function readWorkbook(walk: Walk, xml: string) {
  let sheetRelation: string | undefined
  let is1904 = false
  walk(xml, {
    ...ignored,
    open(tag, attributes) {
      if (tag === 'sheet' && attributes['state'] === undefined) sheetRelation ??= attributes['r:id']
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
    },
  })
  return { sheetRelation, is1904 }
}

function findTarget(walk: Walk, xml: string, relation: string | undefined): string {
  const countRelationship = atMost(maxRelationships)
  let target = 'worksheets/sheet1.xml'
  walk(xml, {
    ...ignored,
    open(tag, attributes) {
      if (tag !== 'Relationship') return
      countRelationship()
      if (attributes['Id'] === relation && relation !== undefined) target = attributes['Target'] ?? target
    },
  })
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts stand once in a workbook; how a word is pronounced (`rPh`) is not part of it. */
function readTexts(walk: Walk, xml: string, limits: SheetLimits): string[] {
  const countText = atMost(maxTexts)
  let textBytes = 0
  const texts: string[] = []
  let now = ''
  let isText = false
  let isSpoken = false
  walk(xml, {
    open(tag) {
      if (tag === 'si') now = ''
      if (tag === 'rPh') isSpoken = true
      if (tag === 't') isText = !isSpoken
    },
    text(words) {
      // A cell that names a longer one is refused; one that no cell names does no harm.
      if (isText && now.length <= limits.cellMaxLength) now += words
    },
    close(tag) {
      if (tag === 't') isText = false
      if (tag === 'rPh') isSpoken = false
      if (tag !== 'si') return
      countText()
      textBytes += Buffer.byteLength(now)
      if (textBytes > limits.maxTextBytes) throw new SheetRefused('text')
      texts.push(now)
    },
  })
  return texts
}

const isDayFormat = (code: string) => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** For each style of cells, whether its numbers are days. */
function readDayStyles(walk: Walk, xml: string): boolean[] {
  const countFormat = atMost(maxFormats)
  const countStyle = atMost(maxStyles)
  const own = new Map<number, boolean>()
  const styles: boolean[] = []
  let isOfCells = false
  walk(xml, {
    ...ignored,
    open(tag, attributes) {
      const format = Number(attributes['numFmtId'])
      if (tag === 'numFmt') {
        countFormat()
        own.set(format, isDayFormat((attributes['formatCode'] ?? '').slice(0, formatMaxLength)))
      }
      if (tag === 'cellXfs') isOfCells = true
      if (tag === 'xf' && isOfCells) {
        countStyle()
        styles.push(own.get(format) ?? dayFormats.has(format))
      }
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

function dayOf(value: number, is1904: boolean): string | undefined {
  const at = new Date((Math.floor(value) + (is1904 ? days1904 : 0) - unixDayOfSerial) * 86_400_000)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString().slice(0, 10)
}

interface Meanings {
  text(index: number): string
  day(style: number, value: number): string | undefined
}

function readSheet(walk: Walk, xml: string, limits: SheetLimits, meanings: Meanings): SheetRow[] {
  const { rows, add } = collectRows(limits)
  let row = 0
  let column = -1
  let cells: string[] = []
  let cell: Attributes = {}
  let value = ''
  let hasFormula = false
  let isValue = false
  walk(xml, {
    open(tag, attributes) {
      if (tag === 'row') {
        row = Number(attributes['r']) || row + 1
        cells = []
        column = -1
      } else if (tag === 'c') {
        cell = attributes
        column = columnOf(attributes['r']) ?? column + 1
        value = ''
        hasFormula = false
      } else if (tag === 'f') hasFormula = true
      else if (tag === 'v' || tag === 't') isValue = true
    },
    text(words) {
      if (isValue) value += words
      // With room for spaces around it, which are taken off later.
      if (value.length > 2 * limits.cellMaxLength) throw new SheetRefused('long-cell')
    },
    close(tag) {
      if (tag === 'v' || tag === 't') isValue = false
      else if (tag === 'c') {
        if (column >= limits.maxColumns && value !== '') throw new SheetRefused('columns')
        if (column < limits.maxColumns) {
          while (cells.length < column) cells.push('')
          cells[column] = hasFormula && value === '' ? '#N/A' : textOf(cell, value, meanings)
        }
      } else if (tag === 'row') add(row, cells)
    },
  })
  return rows
}

function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function textOf({ t, s }: Attributes, value: string, { text, day }: Meanings): string {
  if (t === 's') return text(Number(value))
  if (t === 'b') return value === '1' ? 'yes' : 'no'
  if (value === '' || (t !== undefined && t !== 'n')) return value
  const number = Number(value)
  if (Number.isNaN(number)) return value
  // Programs store 2350.1 as 2350.0999999999999.
  return day(Number(s ?? 0), number) ?? String(Number(number.toPrecision(15)))
}
