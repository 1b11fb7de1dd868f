import type { TextBlock } from '@haat/contract/domains/content.text.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { blocksOfLines, type Line } from './text-lines.ts'
import { blocksOfTags, type TagNode } from './text-tags.ts'

/** More than any document of a shop has. A text that would have to be cut is none: what a law says in its second half counts as well. */
const maxPages = 200
const maxCharacters = 400_000

/** What one page says: its text by the marks of its tags, where the document has tags, and as lines. */
interface PageText {
  tags: TagNode | undefined
  textOf: Map<string, string>
  lines: Line[]
}

/**
 * The text of a PDF in the order in which it is read: by its tags, which name headings, lists and tables, else by where its lines stand.
 * Nothing for a scan, and for a file that cannot be read.
 */
export async function readPdfText(bytes: Buffer): Promise<TextBlock[]> {
  const pages = await readPages(bytes).catch(() => [])
  const isTagged = pages.some(({ tags }) => tags)
  const blocks = isTagged
    ? joinBroken(pages.map(({ tags, textOf }) => (tags ? blocksOfTags(tags, textOf) : [])))
    : joinBroken(blocksOfLines(pages.map(({ lines }) => lines)))
  return JSON.stringify(blocks).length > maxCharacters ? [] : blocks
}

async function readPages(bytes: Buffer): Promise<PageText[]> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const document = await loading.promise
  try {
    if (document.numPages > maxPages) return []
    const pages: PageText[] = []
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      pages.push({ ...readItems(items), tags: ((await page.getStructTree()) as TagNode | null) ?? undefined })
      page.cleanup()
    }
    return pages
  } finally {
    await loading.destroy()
  }
}

type Items = Awaited<
  ReturnType<
    Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>['getTextContent']
  >
>['items']

/** Text inside of a mark belongs to the innermost one that a tag can name. */
function readItems(items: Items): Pick<PageText, 'textOf' | 'lines'> {
  const textOf = new Map<string, string>()
  const lines: Line[] = []
  const open: (string | undefined)[] = []
  let line: Line = { text: '', size: 0, top: 0, end: 0 }
  for (const item of items) {
    if ('str' in item) {
      const text = item.str + (item.hasEOL ? ' ' : '')
      const id = open.findLast((one) => one !== undefined)
      if (id !== undefined) textOf.set(id, (textOf.get(id) ?? '') + text)
      const [, , , , x = 0, y = 0] = item.transform as number[]
      line = {
        text: line.text + item.str,
        size: Math.max(line.size, item.height),
        top: item.str.trim() ? y : line.top,
        end: Math.max(line.end, x + item.width),
      }
      if (!item.hasEOL) continue
      lines.push(line)
      line = { text: '', size: 0, top: 0, end: 0 }
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push('id' in item && item.id ? item.id : undefined)
  }
  return { textOf, lines: [...lines, line].filter(({ text }) => text.trim()) }
}

/** A sentence that goes on at the top of the next page is one paragraph. */
function joinBroken(pages: TextBlock[][]): TextBlock[] {
  const joined: TextBlock[] = []
  for (const page of pages) {
    for (const [at, block] of page.entries()) {
      const before = joined.at(-1)
      const goesOn =
        at === 0 &&
        before?.kind === 'paragraph' &&
        block.kind === 'paragraph' &&
        !/[.!?:;।)”"’]$/.test(before.text)
      if (goesOn) joined.splice(-1, 1, { kind: 'paragraph', text: `${before.text} ${block.text}` })
      else joined.push(block)
    }
  }
  return joined
}
