export type LegalBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'clause'; label: string; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; rows: string[][] }

export type LegalSource = {
  key: string
  title: string
  version: number
  tags: string[]
  inForceBs: string
  inForceAd: string
  blocks: LegalBlock[]
}

const FRONT_MATTER = /^---\n(.*?)\n---\n/s
const CLAUSE = /^([\d०-९]+\.[\d०-९]+) /
const BULLET = /^- /
const NUMBER = /^[\d०-९]+\. /

export function parseLegalSource(source: string): LegalSource {
  const head = FRONT_MATTER.exec(source)
  if (!head) throw new Error('A legal document starts with its front matter.')
  const fields = new Map(head[1]?.split('\n').map((line) => splitField(line)))
  const field = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Error(`The front matter of a legal document lacks "${name}".`)
    return value
  }
  return {
    key: field('key'),
    title: field('title'),
    version: Number(field('version')),
    tags: field('tags').split(', '),
    inForceBs: field('inForceBs'),
    inForceAd: field('inForceAd'),
    blocks: source
      .slice(head[0].length)
      .trim()
      .split(/\n{2,}/)
      .map(parseBlock),
  }
}

function splitField(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trim()]
}

function parseBlock(chunk: string): LegalBlock {
  const lines = chunk.split('\n')
  if (chunk.startsWith('### ')) return { kind: 'heading', level: 3, text: chunk.slice(4) }
  if (chunk.startsWith('## ')) return { kind: 'heading', level: 2, text: chunk.slice(3) }
  if (chunk.startsWith('|')) return { kind: 'table', rows: tableRows(lines) }
  if (BULLET.test(chunk)) return { kind: 'list', ordered: false, items: listItems(lines, BULLET) }
  if (NUMBER.test(chunk)) return { kind: 'list', ordered: true, items: listItems(lines, NUMBER) }
  const text = lines.join(' ')
  const label = CLAUSE.exec(text)?.[1]
  return label ? { kind: 'clause', label, text: text.slice(label.length + 1) } : { kind: 'paragraph', text }
}

/** A line without a marker of its own continues the item above it. */
function listItems(lines: string[], marker: RegExp): string[] {
  return lines
    .map((line) => (marker.test(line) ? `\n${line.replace(marker, '')}` : ` ${line.trim()}`))
    .join('')
    .slice(1)
    .split('\n')
}

function tableRows(lines: string[]): string[][] {
  return lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}
