import type { TextBlock } from '@haat/contract/domains/content.text.ts'

export interface Line {
  text: string
  /** The height of its letters. */
  size: number
  /** How high it stands on the page, from below. */
  top: number
  /** Where it ends, from the left. */
  end: number
}

/** A line that ends so far before the others ends its paragraph. */
const shortLine = 0.75
const longestHeading = 120

/** Paragraphs and headings of pages without tags, page by page: by the space between lines, and by the height of their letters. */
export function blocksOfLines(pages: Line[][]): TextBlock[][] {
  const all = pages.flat()
  const size = median(all.map((line) => line.size))
  const gap = median(pages.flatMap((lines) => lines.slice(1).map((line, at) => lines[at]!.top - line.top)))
  const end = Math.max(0, ...all.map((line) => line.end))
  const isHeading = (line: Line) => line.size > 1.15 * size && line.text.length <= longestHeading
  return pages.map((lines) => {
    const blocks: TextBlock[] = []
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1]
      const last = blocks.at(-1)
      const goesOn =
        before &&
        isHeading(before) === isHeading(line) &&
        before.top - line.top <= 1.4 * gap &&
        before.top > line.top &&
        (isHeading(line) || before.end > shortLine * end)
      const text = line.text.replace(/\s+/g, ' ').trim()
      if (goesOn && last && 'text' in last) last.text = `${last.text} ${text}`
      else blocks.push(isHeading(line) ? { kind: 'heading', level: 2, text } : { kind: 'paragraph', text })
    }
    return blocks
  })
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
