import { PassThrough, Readable } from 'node:stream'
import yazl from 'yazl'

/** A workbook with one sheet of texts, sent while it is made. A text is never a formula, because its cell says that it is a text. */
export function writeXlsx(rows: AsyncIterable<readonly string[]>): Readable {
  const zip = new yazl.ZipFile()
  for (const [name, xml] of Object.entries(fixedParts)) zip.addBuffer(Buffer.from(head + xml), name)
  const sheet = Readable.from(sheetXml(rows))
  sheet.on('error', (error) => zip.emit('error', error))
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  zip.on('error', (error: Error) => out.destroy(error))
  return out
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relations = `${schemas}/officeDocument/2006/relationships`
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts = {
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mediaType}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Haat" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

async function* sheetXml(rows: AsyncIterable<readonly string[]>) {
  yield `${head}<worksheet xmlns="${main}"><sheetData>`
  let row = 0
  for await (const cells of rows) {
    row += 1
    yield `<row r="${row}">${cells.map((text, at) => cellXml(text, columnName(at) + row)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

const cellXml = (text: string, reference: string) =>
  text === ''
    ? ''
    : `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** XML cannot hold most control characters at all. */
const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (letter) => entities[letter]!)

function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}
