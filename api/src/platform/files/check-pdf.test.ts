import { deflateRawSync, deflateSync } from 'node:zlib'
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
const storedBlock = (bytes: Buffer) => {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(0xffff - bytes.length, 3)
  return Buffer.concat([head, bytes])
}
const objects = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
const script = '5 0 << /S /JavaScript /JS (app.alert(1)) >>'

describe('a PDF', () => {
  it('of pages, pictures and packed objects is taken', async () => {
    const page = stream('/Filter /FlateDecode', packed('BT /F1 12 Tf (PAN 609 214 873) Tj ET'))
    const pages = stream(objects, packed('5 0 << /Type /Page >>'))
    const table = stream(
      '/Type /XRef /W [1 2 1] /DecodeParms << /Columns 4 /Predictor 12 >> /Filter /FlateDecode',
      packed('\0\0\0\0'),
    )
    const picture = stream(
      '/Subtype /Image /Filter /DCTDecode',
      Buffer.from([0xff, 0xd8, 0x78, 0x9c, 0xff, 0xd9]),
    )
    const catalogue = object('<< /Type /Catalog /OpenAction [3 0 R /Fit] /Title (Our /words \\(here\\)) >>')
    expect(await findPdfFault(pdf(catalogue, page, pages, table, picture))).toBeUndefined()
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
    // Neither the list of files nor the type of their streams has to be there.
    ['attachment', object('<< /Subtype /FileAttachment /FS 5 0 R >>')],
    ['attachment', object('<< /AF [<< /F (a.exe) /EF << /F 9 0 R >> >>] >>')],
    ['attachment', object('<< /F (a.exe) /#45F 9 0 R >>')],
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

  it('that unpacks with a smaller window, a wrong sum or a false end is looked into all the same', async () => {
    const smallWindow = deflateSync(Buffer.from(script), { windowBits: 10 })
    expect(smallWindow[0]).not.toBe(0x78)
    // Readers go by the length: who looks for the word stops in the middle.
    const falseEnd = Buffer.concat([
      Buffer.from([0x78, 0x01]),
      storedBlock(Buffer.from('9 0 (endstream) ')),
      deflateRawSync(Buffer.from(script)),
    ])
    const wrongSum = packed(script)
    wrongSum[wrongSum.length - 1]! ^= 0xff
    for (const bytes of [smallWindow, falseEnd, wrongSum]) {
      expect(await findPdfFault(pdf(stream(objects, bytes)))).toBe('script')
    }
  })

  it('with objects that readers unpack and we cannot, or look for in another place, is refused', async () => {
    const broken = Buffer.concat([packed(script).subarray(0, -6), Buffer.alloc(40, 0xff)])
    const hex = Buffer.from(`${Buffer.from(script).toString('hex')}>`)
    const written = (before: string, bytes = packed(script)) =>
      Buffer.concat([Buffer.from(before), bytes, Buffer.from('\nendstream\nendobj\n')])
    for (const one of [
      stream(objects, broken),
      stream('/N 1 /First 4 /F /AHx', hex),
      stream('/N 1 /First 4 /Filter /Fl', packed(script).subarray(1)),
      stream('/N 1 /First 4 /Filter [/FlateDecode 9 0 R]', packed(hex.toString())),
      stream(`${objects} /DecodeParms 9 0 R`, packed(hex.toString())),
      written(`7 0 obj << ${objects} >>stream\r`),
      written(`7 0 obj << ${objects} >>stream \n`),
      written(`7 0 obj << ${objects} >>stream%\n`),
      // Readers skip what has no place in a dictionary, and go on with it.
      written('7 0 obj << /N 1 /First 4 /Filter /AHx 1 0 obj << /Y 1 >>\nstream\n', hex),
      written('7 0 obj << /N 1 /First 4 /Filter /AHx endobj 1 0 obj << /Y 1 >>\nstream\n', hex),
      written('7 0 obj << /N 1 /First 4 /X (1 0 obj << >>\nstream\n) /Filter /AHx >>\nstream\n', hex),
      written('7 0 obj << /N 1 /First 4 /X ( >> endobj 1 0 obj << ) /Filter /AHx >>\nstream\n', hex),
      written('7 0 obj << /N 1 %1 0 obj << >>\nstream\n/First 4 /Filter /AHx >>\nstream\n', hex),
    ]) {
      expect([one.toString('latin1', 0, 90), await findPdfFault(pdf(one))]).toEqual([
        expect.any(String),
        'unclear',
      ])
    }
  })

  it('that was changed after it was made, or has an outline, is taken', async () => {
    const outline =
      '3 0 obj\n<</First 4 0 R/Last 4 0 R>>\nendobj\n4 0 obj\n<</Title(One \\(1\\))/First 5 0 R/A<</S/GoTo/D[1 0 R/Fit]>>/X<FEFF 0041>>>\nendobj\n'
    const picture = stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([0xff, 0xd8, 0xff, 0xd9]))
    const change = 'xref\n0 1\n0000000000 65535 f\ntrailer\n<</Size 9/Root 1 0 R>>\nstartxref\n1\n%%EOF\n'
    expect(
      await findPdfFault(pdf(outline, picture, change, stream(objects, packed('5 0 << /Type /Page >>')))),
    ).toBeUndefined()
  })

  it('of more beginnings than any paper has is refused before it uses up time', async () => {
    expect(await findPdfFault(pdf('1 0 obj stream\n'.repeat(600_000)))).toBe('unclear')
    const outlines = '1 0 obj <</First 1 0 R>> endobj\n'.repeat(300_000)
    expect(await findPdfFault(pdf(outlines, stream('', Buffer.from('x'))))).toBe('unclear')
  })

  it('that unpacks to more than any paper is refused before it fills the memory', async () => {
    const bomb = deflateSync(Buffer.alloc(70 * 1024 * 1024))
    expect(bomb.length).toBeLessThan(200_000)
    expect(await findPdfFault(pdf(stream('/Filter /FlateDecode', bomb)))).toBe('unclear')
  })
})
