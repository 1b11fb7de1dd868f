import { deflateRawSync } from 'node:zlib'
import { importCellMaxLength } from '@haat/contract/domains/imports.rules.ts'
import { randomFrom } from './process/random-from.ts'
import { zipOf } from './zip-of.ts'

/** What somebody sends who wants to stop a server, made anew from a number; the same number gives the same file. */
export interface HostileFile {
  kind: string
  bytes: Buffer
}

type Random = ReturnType<typeof randomFrom>
type Make = (random: Random) => Promise<Buffer> | Buffer

const relations = '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>'
/** A workbook in which one part is as it is given, and the others are as a program writes them. */
const workbookWith = (parts: Record<string, string>) => {
  const all = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': '<sst><si><t>SKU</t></si><si><t>Price</t></si></sst>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${headRow}${row(2)}</sheetData></worksheet>`,
    ...parts,
  }
  return zipOf(Object.fromEntries(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)])))
}
const headRow = '<row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>'
const row = (number: number | string) => `<row r="${number}"><c><v>1</v></c><c><v>2</v></c></row>`
const sheet = (rows: string) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${headRow}${rows}</sheetData></worksheet>`,
})
const partNames = [
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
  'xl/worksheets/sheet1.xml',
]
const oneLongText = `<sst><si><t>SKU</t></si><si><t>Price</t></si><si><t>${'क'.repeat(importCellMaxLength)}</t></si></sst>`
const csv = (text: string) => Buffer.from(`SKU,Name\n${text}`)

/** Writes another number everywhere that the size of a file stands in a ZIP. */
function lyingAbout(zip: Buffer, size: number, claimed: number) {
  const [real, told] = [Buffer.alloc(4), Buffer.alloc(4)]
  real.writeUInt32LE(size)
  told.writeUInt32LE(claimed)
  for (let at = zip.indexOf(real); at !== -1; at = zip.indexOf(real, at + 4)) told.copy(zip, at)
  return zip
}

const pick = <T>(random: Random, all: readonly T[]): T => all[random(all.length)]!
/** Nearly always a little more than the least that is too much; seldom far more, which takes its time. */
function between(random: Random, least: number, most: number) {
  const range = most - least + 1
  return least + random(random(10) === 0 ? range : Math.ceil(range / 20))
}

/** Each is refused, whatever the numbers in it are. */
const makers: Record<string, Make> = {
  'tags within tags': (random) =>
    workbookWith({ [pick(random, partNames)]: '<a>'.repeat(between(random, 50, 200_000)) }),
  'tags within tags, all of them closed': (random) => {
    const depth = between(random, 50, 100_000)
    return workbookWith({ [pick(random, partNames)]: '<b>'.repeat(depth) + '</b>'.repeat(depth) })
  },
  'a tag of endless attributes': (random) => {
    const attributes = Array.from({ length: between(random, 101, 20_000) }, (_, at) => ` a${at}=""`)
    return workbookWith({ [pick(random, partNames)]: `<a${attributes.join('')}/>` })
  },
  'an attribute, a name or a remark without an end': (random) =>
    workbookWith({
      [pick(random, partNames)]:
        pick(random, ['<a b="', '<', '<!--', '<![CDATA[', '<?a ']) +
        'x'.repeat(between(random, 70_000, 2_000_000)),
    }),
  'entities of its own': (random) =>
    workbookWith(
      sheet(
        `<!DOCTYPE x [<!ENTITY a "${'y'.repeat(between(random, 1, 1000))}">]><row r="2"><c><v>&a;</v></c></row>`,
      ),
    ),
  'more styles than there are': (random) =>
    workbookWith({
      'xl/styles.xml': `<styleSheet><cellXfs>${'<xf numFmtId="0"/>'.repeat(between(random, 65_501, 90_000))}</cellXfs></styleSheet>`,
    }),
  'formats that take long to read': (random) =>
    workbookWith({
      'xl/styles.xml': `<styleSheet>${`<numFmt numFmtId="200" formatCode="${'['.repeat(between(random, 50, 60))}"/>`.repeat(5001)}</styleSheet>`,
    }),
  'more relationships than there are': (random) =>
    workbookWith({
      'xl/_rels/workbook.xml.rels': `<Relationships>${'<Relationship Id="r2" Target="a"/>'.repeat(between(random, 1001, 30_000))}</Relationships>`,
    }),
  'empty texts without end': (random) =>
    workbookWith({
      'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(between(random, 500_001, 520_000))}</sst>`,
    }),
  'one long text that every cell names': (random) => {
    const cells = '<c t="s"><v>2</v></c>'.repeat(between(random, 20, 120))
    const rows = Array.from(
      { length: between(random, 50, 2000) },
      (_, at) => `<row r="${at + 2}">${cells}</row>`,
    )
    return workbookWith({ 'xl/sharedStrings.xml': oneLongText, ...sheet(rows.join('')) })
  },
  'a cell like a library': (random) =>
    workbookWith(
      sheet(
        `<row r="2"><c t="str"><v>${'z'.repeat(between(random, importCellMaxLength + 1, 3_000_000))}</v></c></row>`,
      ),
    ),
  'rows that have a number twice, or none that there is': (random) =>
    workbookWith(
      sheet(row(2) + row(pick(random, ['2', '1', '-5', '1e300', '2.5', '99999999999', 'Infinity'])) + row(2)),
    ),
  'more columns than there are': (random) =>
    workbookWith(sheet(`<row r="2">${'<c><v>1</v></c>'.repeat(between(random, 121, 100_000))}</row>`)),
  'a cell in a column that nobody has': (random) =>
    workbookWith(sheet(`<row r="2"><c r="${pick(random, ['ZZZ', 'XFD', 'AAA'])}2"><v>1</v></c></row>`)),
  'more rows than there may be': (random) => {
    const count = between(random, 10_001, 12_000)
    return workbookWith(sheet(Array.from({ length: count }, (_, at) => row(at + 2)).join('')))
  },
  'a ZIP that is larger inside than it says': async (random) => {
    const size = between(random, 200_000, 5_000_000)
    return lyingAbout(await zipOf({ 'xl/workbook.xml': Buffer.alloc(size) }), size, between(random, 1, 1000))
  },
  'a ZIP that says it holds a disk': async (random) => {
    const size = between(random, 2000, 100_000)
    const claimed = between(random, 50_000_001, 2 ** 32 - 2)
    return lyingAbout(await zipOf({ 'xl/workbook.xml': Buffer.alloc(size) }), size, claimed)
  },
  'a ZIP of nothing but files': (random) =>
    zipOf(
      Object.fromEntries(
        Array.from({ length: between(random, 501, 1500) }, (_, at) => [`${at}`, Buffer.alloc(0)]),
      ),
    ),
  'a ZIP without its end, or its beginning': async (random) => {
    const whole = await workbookWith({})
    const at = between(random, 30, whole.length - 30)
    return random(2) === 0 ? whole.subarray(0, at) : Buffer.concat([whole.subarray(0, 4), whole.subarray(at)])
  },
  'packed bytes that are none': (random) =>
    Buffer.concat([Buffer.from('PK\x03\x04'), deflateRawSync(Buffer.alloc(between(random, 10, 100_000), 7))]),
  'a line without an end': (random) =>
    csv(pick(random, ['x', '"x', 'क', '"क', '\t']).repeat(between(random, 1_000_001, 2_000_000))),
  'separators alone': (random) =>
    csv(
      pick(random, [',', ',,\n', '"",'])
        .repeat(between(random, 400_000, 1_000_000))
        .concat('x'),
    ),
  'quotes alone': (random) => csv('"'.repeat(between(random, 1_000_001, 1_500_000))),
  'more lines than there may be': (random) => csv('a,b\n'.repeat(between(random, 10_001, 300_000))),
  'more text than a shop has': (random) => {
    const cells = `<c t="str"><v>${'a'.repeat(between(random, 7900, 8000))}</v></c>`.repeat(110)
    return workbookWith(
      sheet(Array.from({ length: 25 }, (_, at) => `<row r="${at + 2}">${cells}</row>`).join('')),
    )
  },
}
export const hostileKinds = Object.keys(makers)

/** Refusing one of these takes half a second, so they come in every fifth round alone. */
const costly = new Set(['empty texts without end', 'more text than a shop has', 'more styles than there are'])

/** The file of a number; one after the other they go through all kinds. */
export async function hostileFile(number: number): Promise<HostileFile> {
  const round = Math.floor(number / hostileKinds.length)
  const named = hostileKinds[number % hostileKinds.length]!
  const kind = costly.has(named) && round % 5 > 0 ? hostileKinds[0]! : named
  return { kind, bytes: await makers[kind]!(randomFrom(number + 1)) }
}
