import { readFile as readFromDisk } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import yazl from 'yazl'
import {
  importCellMaxLength,
  importUnpackedMaxBytes,
  maxImportColumns,
  maxImportRows,
  type ImportFileFault,
} from '@haat/contract/domains/imports.rules.ts'
import type { ApiError } from '#plugins/api-error.ts'
import { createParser } from '#platform/parser/parser.ts'
import type { SheetRow } from '#platform/spreadsheets/sheet-limits.ts'
import { openZip } from '#platform/zip/read-zip.ts'
import { hostileFile } from '../../../../test/hostile-files.ts'
import { writeXlsx } from '#platform/spreadsheets/write-xlsx.ts'
import { readFile as readFileBy } from './read-file.service.ts'

const parser = createParser({ log: console, onDeath: () => {} })
afterAll(() => parser.close())

/** The file as a whole; the product never holds it like this. */
const readFile = (bytes: Buffer, isKnown: (header: readonly string[]) => boolean = () => false) =>
  readFileBy(parser, { bytes, isKnown }, async ({ kind, header }, pieces) => {
    const rows: SheetRow[] = []
    for await (const piece of pieces) rows.push(...(JSON.parse(piece) as SheetRow[]))
    return { kind, header, rows }
  })

const table = 'SKU;Name (Nepali)\nA-1;"ढाका; सल"\n\nA-2;टोपी\n'
const rows = [
  { row: 2, cells: ['A-1', 'ढाका; सल'] },
  { row: 4, cells: ['A-2', 'टोपी'] },
]

async function bytesOf(stream: AsyncIterable<Uint8Array>) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function zipOf(files: Record<string, string | Buffer>) {
  const zip = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return bytesOf(zip.outputStream as unknown as AsyncIterable<Uint8Array>)
}

/** A workbook with these rows of XML. */
const workbook = (sheetRows: string, more: Record<string, string> = {}) =>
  zipOf({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheetRows}</sheetData></worksheet>`,
    ...more,
  })

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** The reason for which a file is refused. */
const faultOf = (bytes: Buffer) =>
  readFile(bytes).then(
    () => 'nothing',
    ({ fields }: ApiError) => Object.keys(fields ?? {}).join(),
  )

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`)],
    ['UTF-16 LE', Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['UTF-16 BE', swapped(`\ufeff${table}`)],
    [
      'UTF-8 with tabs',
      Buffer.from(table.replace('"ढाका; सल"', '@').replaceAll(';', '\t').replace('@', 'ढाका; सल')),
    ],
    [
      'UTF-8 with commas',
      Buffer.from(table.replace('"ढाका; सल"', '@').replaceAll(';', ',').replace('@', '"ढाका; सल"')),
    ],
    ['UTF-8 with the line ends of Windows', Buffer.from(table.replaceAll('\n', '\r\n'))],
  ])('is read as %s', async (_, bytes) => {
    expect(await readFile(bytes)).toEqual({ kind: 'csv', header: ['SKU', 'Name (Nepali)'], rows })
  })

  it('may have figures as names of columns beside names that are known', async () => {
    const file = Buffer.from('SKU,2081,2082\nA,1,2\n')
    expect(await faultOf(file)).toBe('noHeader')
    expect((await readFile(file, (header) => header.includes('SKU'))).header).toEqual(['SKU', '2081', '2082'])
  })

  it('is read as Windows-1252, and as UTF-16 without a mark', async () => {
    const latin = Buffer.from('SKU,Name\nA,Café “bleu”\n'.replace('“', '\x93').replace('”', '\x94'), 'latin1')
    expect((await readFile(latin)).rows).toEqual([{ row: 2, cells: ['A', 'Café “bleu”'] }])
    const plain = 'SKU,Name\nA,Bowl\n'
    for (const bytes of [Buffer.from(plain, 'utf16le'), swapped(plain)])
      expect((await readFile(bytes)).rows).toEqual([{ row: 2, cells: ['A', 'Bowl'] }])
  })

  it('loses the apostrophe that keeps a text from being a formula, and no other', async () => {
    const { rows: read } = await readFile(Buffer.from("SKU,Name\n'=1+1,'quoted'\n''-x,a\n"))
    expect(read).toEqual([
      { row: 2, cells: ['=1+1', "'quoted'"] },
      { row: 3, cells: ["'-x", 'a'] },
    ])
  })
})

describe('a workbook', () => {
  it('comes back as it was written', async () => {
    async function* lines() {
      yield ['SKU', 'Name']
      yield ['A&B <1>', '  ढाका\nसल']
      yield ['', 'x'.repeat(100)]
    }
    expect(await readFile(await bytesOf(writeXlsx(lines())))).toEqual({
      kind: 'xlsx',
      header: ['SKU', 'Name'],
      rows: [
        { row: 2, cells: ['A&B <1>', 'ढाका\nसल'] },
        { row: 3, cells: ['', 'x'.repeat(100)] },
      ],
    })
  })

  it('says what its formulas said when it was saved, and never runs one', async () => {
    const sheet = `<row r="1"><c t="inlineStr"><is><t>SKU</t></is></c><c t="inlineStr"><is><t>Price</t></is></c></row>
      <row r="5"><c r="A5" t="s"><v>0</v></c><c r="B5"><f>1+1</f><v>2.0999999999999996</v></c><c r="C5"><f>NOW()</f></c>
      <c r="D5" s="1"><v>46371</v></c><c r="E5" t="b"><v>1</v></c><c r="F5" t="e"><v>#REF!</v></c></row>`
    const { rows: read } = await readFile(
      await workbook(sheet, {
        'xl/sharedStrings.xml': '<sst><si><r><t>A-</t></r><r><t>1</t></r><rPh><t>spoken</t></rPh></si></sst>',
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      }),
    )
    expect(read).toEqual([{ row: 5, cells: ['A-1', '2.1', '#N/A', '2026-12-15', 'yes', '#REF!'] }])
  })

  it('that LibreOffice has saved is read', async () => {
    const bytes = await readFromDisk(new URL('libreoffice.fixture.xlsx', import.meta.url))
    const { header, rows: read } = await readFile(bytes)
    expect(header).toEqual(['SKU', 'Name (Nepali)', 'Price, Rs.', 'Deal from'])
    expect(read).toEqual([
      { row: 2, cells: ['SHL-1', 'ढाका सल', '2350', '2026-12-15'] },
      { row: 3, cells: ['SHL-2', 'टोपी, पाल्पाली', '4700'] },
    ])
  })

  it('does not replace entities that it defines itself', async () => {
    const bomb = await workbook('', {
      'xl/worksheets/sheet1.xml': `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
    })
    expect(await faultOf(bomb)).toBe('damaged')
  })

  it('that would fill the memory when it is unpacked is not unpacked', async () => {
    const bomb = await zipOf({ 'xl/workbook.xml': Buffer.alloc(importUnpackedMaxBytes + 1) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await faultOf(bomb)).toBe('unpacksTooLarge')
  })

  it('that lies about how large it is unpacked is found while it lies', async () => {
    const bomb = await zipOf({ 'xl/workbook.xml': Buffer.alloc(5_000_000) })
    const size = Buffer.alloc(4)
    size.writeUInt32LE(5_000_000)
    for (let at = bomb.indexOf(size); at !== -1; at = bomb.indexOf(size, at + 1)) bomb.writeUInt32LE(10, at)
    expect(await faultOf(bomb)).toBe('damaged')
  })

  it.each(['../evil.xml', '/etc/passwd', 'xl/../../evil.xml'])(
    'with a file called %s is not opened',
    async (name) => {
      const safe = 'x'.repeat(name.length)
      const bytes = await zipOf({ [safe]: 'a' })
      const evil = Buffer.from(bytes.toString('latin1').replaceAll(safe, name), 'latin1')
      expect(await faultOf(evil)).toBe('unsafeNames')
      await expect(openZip(evil, { maxBytes: 100, maxFiles: 9 })).rejects.toMatchObject({
        fault: 'unsafe-name',
      })
    },
  )

  it('that was cut off is refused', async () => {
    const whole = await workbook('<row><c><v>1</v></c></row>')
    expect(await faultOf(whole.subarray(0, whole.length - 40))).toBe('damaged')
    const packed = deflateRawSync(Buffer.alloc(100))
    expect(await faultOf(Buffer.concat([Buffer.from('PK\x03\x04'), packed]))).toBe('damaged')
  })
})

/** Sets the mark of a password at every file of a ZIP. */
function lock(zip: Buffer) {
  for (const [signature, flags] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const)
    for (let at = zip.indexOf(signature); at !== -1; at = zip.indexOf(signature, at + 1))
      zip[at + flags]! |= 1
  return zip
}
const compound = (words: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(words, 'utf16le')])
const without = (text: string, at: number) => {
  const bytes = Buffer.from(text)
  return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
}

/** But `tooHeavy`, which depends on the machine and is tried with the parser itself. */
const refused: Record<
  Exclude<ImportFileFault, 'tooHeavy'>,
  [what: string, bytes: Buffer | Promise<Buffer>][]
> = {
  notSheet: [
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1])],
    ['a page', Buffer.from('<!doctype html><p>a, b</p>\n<p>c</p>')],
    ['a ZIP of something else', zipOf({ 'a.txt': 'a' })],
  ],
  oldExcel: [['a workbook of Excel 97', compound('Workbook')]],
  password: [
    ['a workbook with a password', compound('EncryptedPackage')],
    ['a ZIP with a password', workbook('').then(lock)],
  ],
  damaged: [['a workbook whose sheet breaks off', workbook('<row><c')]],
  unsafeNames: [
    [
      'a ZIP that leads out of its folder',
      zipOf({ 'xx/evil.xml': 'a' }).then((zip) =>
        Buffer.from(zip.toString('latin1').replaceAll('xx/evil', '../evil'), 'latin1'),
      ),
    ],
  ],
  unpacksTooLarge: [['a bomb', zipOf({ 'xl/workbook.xml': Buffer.alloc(importUnpackedMaxBytes + 1) })]],
  tooManyParts: [
    [
      'a ZIP of a thousand files',
      zipOf(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}`, 'a']))),
    ],
  ],
  encoding: [
    ['Nepali of which a byte is lost', without('SKU,Name\nA-1,ढाका सल\n', 14)],
    ['UTF-16 of which a half is lost', Buffer.from([0xff, 0xfe, 0x53, 0, 0x00, 0xd8, 0x2c, 0])],
    ['an encoding of the East', Buffer.from('SKU,Name\nA-1,\x81\x8d\x90\n', 'latin1')],
  ],
  empty: [
    ['nothing', Buffer.alloc(0)],
    ['blank lines', Buffer.from('\n , \n\n')],
  ],
  oneColumn: [['a letter', Buffer.from('Dear Haat\nPlease list this.\n')]],
  noHeader: [
    ['rows without a header', Buffer.from('SHL-1,2350\nSHL-2,400\n')],
    ['wide rows without a header', Buffer.from('SHL-1,Shawl,सल,Warm,न्यानो,women,2350,10\n'.repeat(2))],
  ],
  noRows: [['a header alone', Buffer.from('SKU,Price\n')]],
  tooManyRows: [['a long file', Buffer.from(`SKU,Name\n${'a,b\n'.repeat(maxImportRows + 1)}`)]],
  tooManyColumns: [
    [
      'a wide file',
      Buffer.from(`${Array.from({ length: maxImportColumns + 1 }, (_, n) => `c${n}`).join(',')}\n1,2\n`),
    ],
  ],
  longLine: [
    ['a line without an end', Buffer.from(`SKU,Name\n${'x'.repeat(1_100_000)}`)],
    ['a row of long cells', hostileFile(9).then(({ bytes }) => bytes)],
  ],
  tooMuchText: [['a file like a library', hostileFile(24).then(({ bytes }) => bytes)]],
  tooComplex: [
    ['a workbook of tags within tags', hostileFile(0).then(({ bytes }) => bytes)],
    ['a workbook of more styles than there are', hostileFile(5).then(({ bytes }) => bytes)],
  ],
  longCell: [['a cell like a book', Buffer.from(`SKU,Name\na,${'b'.repeat(importCellMaxLength + 1)}\n`)]],
}

describe('what is no table that can be read is refused with a reason of its own:', () => {
  const cases = Object.entries(refused).flatMap(([fault, files]) =>
    files.map(([what, bytes]) => ({ fault, what, bytes })),
  )
  it.each(cases)('$what is $fault', async ({ fault, bytes }) => {
    expect(await faultOf(await bytes)).toBe(fault)
  })
})
