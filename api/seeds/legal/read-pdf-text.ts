import { inflateSync } from 'node:zlib'

/** Parts of the page that are not text: headers, footers, rules, ornaments. */
const ARTIFACT = /\/Artifact .*?EMC/gs

/** Reads the text of a PDF as a screen reader does: it maps the codes of glyphs by the table of each font. */
export function readPdfText(pdf: Buffer): { body: string; margins: string } {
  const file = pdf.toString('latin1')
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id, body ?? '']),
  )
  const fonts = new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      return [name, glyphTexts(streamOf(objects.get(table) ?? ''))]
    }),
  )
  const pages = [...file.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => streamOf(objects.get(id) ?? ''))
  const text = (parts: string[]) => parts.map((part) => shownText(part, fonts)).join('\n')
  return {
    body: text(pages.map((page) => page.replace(ARTIFACT, ''))),
    margins: text(pages.flatMap((page) => page.match(ARTIFACT) ?? [])),
  }
}

function streamOf(object: string): string {
  const body = /stream\n(.*)\nendstream/s.exec(object)?.[1] ?? ''
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
}

function glyphTexts(table: string): string[] {
  const texts: string[] = []
  for (const [, from = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[(.*?)\]/g)) {
    const start = Number.parseInt(from, 16)
    ;[...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      texts[start + index] = Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
    })
  }
  return texts
}

function shownText(content: string, fonts: Map<string | undefined, string[]>): string {
  let texts: string[] = []
  let text = ''
  for (const [, font, hex, end] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>|(EMC)/g)) {
    if (font) texts = fonts.get(font) ?? []
    if (hex)
      text +=
        hex
          .match(/.{4}/g)
          ?.map((code) => texts[Number.parseInt(code, 16)] ?? '')
          .join('') ?? ''
    if (end) text += text.endsWith(' ') ? '' : '\n'
  }
  return text
}
