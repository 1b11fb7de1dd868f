import type { TextBlock } from '@haat/contract/domains/content.text.ts'

/** A tag of a PDF with what is in it, as pdf.js gives them; the leaves name a mark in the text of their page. */
export interface TagNode {
  role?: string
  children?: TagNode[]
  type?: string
  id?: string
}

type TextOf = ReadonlyMap<string, string>

/** Tags that are read as a whole; what stands in others, such as in a section, is looked through. */
const paragraphs = new Set([
  'P',
  'Caption',
  'Note',
  'BlockQuote',
  'TOCI',
  'Lbl',
  'LBody',
  'Title',
  'Span',
  'Link',
])

export function blocksOfTags(node: TagNode, textOf: TextOf): TextBlock[] {
  const { role = '' } = node
  if (role === 'L') return listOf(node, textOf)
  if (role === 'Table') return tableOf(node, textOf)
  const text = textIn(node, textOf)
  if (text === '') return []
  const level = /^H([1-6])?$/.exec(role)
  if (level) return [{ kind: 'heading', level: Number(level[1] ?? 2), text }]
  if (paragraphs.has(role) || node.type === 'content') return [{ kind: 'paragraph', text }]
  return (node.children ?? []).flatMap((child) => blocksOfTags(child, textOf))
}

function listOf(node: TagNode, textOf: TextOf): TextBlock[] {
  const items = findAll(node, 'LI').map((item) => {
    const label = findAll(item, 'Lbl')[0]
    const bodies = (item.children ?? []).filter((child) => child !== label)
    const marker = label ? textIn(label, textOf) : ''
    return {
      // A bullet is drawn by whoever shows the list.
      label: /[\p{L}\p{N}]/u.test(marker) ? marker : '',
      text: bodies
        .map((body) => textIn(body, textOf))
        .join(' ')
        .trim(),
    }
  })
  const written = items.filter(({ text }) => text !== '')
  return written.length === 0 ? [] : [{ kind: 'list', items: written }]
}

function tableOf(node: TagNode, textOf: TextOf): TextBlock[] {
  const rows = findAll(node, 'TR').map(({ children = [] }) => ({
    isHead: children.length > 0 && children.every(({ role }) => role === 'TH'),
    cells: children.map((cell) => textIn(cell, textOf)),
  }))
  const written = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (written.length === 0) return []
  const [first, ...rest] = written
  return first?.isHead
    ? [{ kind: 'table', head: first.cells, rows: rest.map(({ cells }) => cells) }]
    : [{ kind: 'table', head: [], rows: written.map(({ cells }) => cells) }]
}

/** The nearest tags of a role below a tag. */
const findAll = ({ children = [] }: TagNode, role: string): TagNode[] =>
  children.flatMap((child) => (child.role === role ? [child] : findAll(child, role)))

const textIn = (node: TagNode, textOf: TextOf): string => wholeText(node, textOf).replace(/\s+/g, ' ').trim()

const wholeText = ({ type, id = '', children = [] }: TagNode, textOf: TextOf): string =>
  type === 'content' ? `${textOf.get(id) ?? ''} ` : children.map((child) => wholeText(child, textOf)).join('')
