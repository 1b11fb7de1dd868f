import { ticketTypes, type TicketType } from '@haat/contract/domains/support.tickets.rules.ts'

export const deskTabs = ['open', 'mine', 'unowned', 'solved'] as const
export type DeskTab = (typeof deskTabs)[number]
export const deskSorts = ['due', 'newest', 'news'] as const
export type DeskSort = (typeof deskSorts)[number]

/** What the address of the desk says. */
export interface DeskSearch {
  tab: DeskTab
  sort: DeskSort
  type: TicketType | ''
  searchTerm: string
}

/** What the API is asked for. */
export interface QueueFilter {
  status: 'open' | 'unsolved' | 'solved' | ''
  assignee: '' | 'me' | 'none'
  type: TicketType | ''
  searchTerm: string
  sortField: 'answerBy' | 'createdAt' | 'updatedAt'
  sortOrder: 'asc' | 'desc'
}

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

/** A bad value falls back to what it is without one. */
export const readDeskSearch = (given: Record<string, unknown>): DeskSearch => ({
  tab: oneOf(deskTabs, given['tab'], 'open'),
  sort: oneOf(deskSorts, given['sort'], 'due'),
  type: oneOf(['', ...ticketTypes], given['type'], ''),
  searchTerm: String(given['searchTerm'] ?? '').slice(0, 200),
})

const tabs = {
  open: { status: 'open', assignee: '' },
  mine: { status: 'unsolved', assignee: 'me' },
  unowned: { status: 'open', assignee: 'none' },
  solved: { status: 'solved', assignee: '' },
} as const
const sorts = {
  due: { sortField: 'answerBy', sortOrder: 'asc' },
  newest: { sortField: 'createdAt', sortOrder: 'desc' },
  news: { sortField: 'updatedAt', sortOrder: 'desc' },
} as const

/** What is solved is due no more: there the last comes first. Words are looked for in all lists of the first tab. */
export function filterOf({ tab, sort, type, searchTerm }: DeskSearch): QueueFilter {
  const order = tab === 'solved' && sort === 'due' ? sorts.news : sorts[sort]
  const where =
    tab === 'open' && searchTerm.trim() !== '' ? ({ status: '', assignee: '' } as const) : tabs[tab]
  return { ...where, ...order, type, searchTerm: searchTerm.trim() }
}
