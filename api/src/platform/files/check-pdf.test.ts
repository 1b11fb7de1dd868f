import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findPdfFault } from './check-pdf.ts'

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', ...parts, '\ntrailer << /Root 1 0 R >>\n%%EOF\n'].map((part) =>
      Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1'),
    ),
  )
const object = (body: string) => `1 0 obj\n${body}\nendobj\n`
const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream\nendobj\n'),
  ])
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'))
const script = '5 0 << /S /JavaScript /JS (app.alert(1)) >>'

describe('a PDF', () => {
  it('of pages, pictures and packed objects is taken', async () => {
    const page = stream('/Filter /FlateDecode', packed('BT /F1 12 Tf (PAN 609 214 873) Tj ET'))
    const objects = stream(
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      packed('5 0 << /Type /Page >>'),
    )
    const table = stream(
      '/Type /XRef /W [1 2 1] /DecodeParms << /Columns 4 /Predictor 12 >> /Filter /FlateDecode',
      packed('\0\0\0\0'),
    )
    const picture = stream(
      '/Subtype /Image /Filter /DCTDecode',
      Buffer.from([0xff, 0xd8, 0x78, 0x9c, 0xff, 0xd9]),
    )
    const catalogue = object('<< /Type /Catalog /OpenAction [3 0 R /Fit] /Title (Our /words \\(here\\)) >>')
    expect(await findPdfFault(pdf(catalogue, page, objects, table, picture))).toBeUndefined()
  })

  it.each([
    ['script', object('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>')],
    ['script', object('<< /OpenAction << /S /J#61v#61Script /JS (x) >> >>')],
    ['script', object('<< /AcroForm << /XFA [(template) 3 0 R] >> >>')],
    ['script', object('<</A<</S/Rendition/JS(x)>>>>')],
    ['launch', object('<< /A << /S /Launch /F (cmd.exe) >> >>')],
    ['launch', object('<< /A << /S /L#61unch /F (cmd.exe) >> >>')],
    ['attachment', object('<< /Names << /EmbeddedFiles 4 0 R >> >>')],
    ['attachment', object('<< /Type /EmbeddedFile >>')],
    ['encrypted', object('<< >>\ntrailer << /Encrypt 9 0 R >>')],
  ])('with a %s in plain sight or with escapes is refused: %s', async (fault, body) => {
    expect(await findPdfFault(pdf(body))).toBe(fault)
  })

  it('with a script in a packed stream of objects is refused', async () => {
    for (const dictionary of [
      '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
      '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]',
      // Readers find objects here too, whatever it is called.
      '/N 1 /First 4 /Filter /FlateDecode',
      '/Filter /FlateDecode',
    ]) {
      expect(await findPdfFault(pdf(stream(dictionary, packed(script))))).toBe('script')
    }
  })

  it('that hides its objects from a look is refused', async () => {
    const hidden = [
      stream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from('78 9c >')),
      stream('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', packed(script)),
      stream(
        '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
        packed(script.split('').toReversed().join('')),
      ),
      stream('/#4ebjStm /N 1 /F#69rst 4 /Filter /RunLengthDecode', Buffer.from('x')),
      // The beginning of an object that stands in a text, or in a remark, is none.
      stream('/N 1 /First 4 /Filter /LZWDecode /X (1 0 obj <<)', Buffer.from('x')),
      stream('/N 1 /First 4 /Filter /LZWDecode\n% 1 0 obj <<\n', Buffer.from('x')),
    ]
    for (const one of hidden) expect(await findPdfFault(pdf(one))).toBe('unclear')
  })

  it('that unpacks to more than any paper is refused before it fills the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await findPdfFault(pdf(stream('/Filter /FlateDecode', bomb)))).toBe('unclear')
  })
})
