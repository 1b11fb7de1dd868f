import { ticketTypes, type TicketType } from '@haat/contract/domains/support.tickets.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

export const deskTabs = ['open', 'mine', 'unowned', 'solved'] as const
export type DeskTab = (typeof deskTabs)[number]
export const deskSorts = ['due', 'newest', 'news'] as const
export type DeskSort = (typeof deskSorts)[number]

/** The filters of the queue, as the address of the desk holds them. */
export interface DeskSearch {
  tab: DeskTab
  sort: DeskSort
  type: TicketType | ''
  searchTerm: string
}

/** The filters of the queue, as the API takes them. */
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

/** Reads the filters; an invalid value is replaced by the default. */
export const readDeskSearch = (params: Record<string, unknown>): DeskSearch => ({
  tab: oneOf(deskTabs, params['tab'], 'open'),
  sort: oneOf(deskSorts, params['sort'], 'due'),
  type: oneOf(['', ...ticketTypes], params['type'], ''),
  searchTerm: String(params['searchTerm'] ?? '').slice(0, searchTermMaxLength),
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

/**
 * Solved tickets have no due time, so they are ordered by their last change instead.
 * A search in the first tab covers tickets of every status.
 */
export function filterOf({ tab, sort, type, searchTerm }: DeskSearch): QueueFilter {
  const order = tab === 'solved' && sort === 'due' ? sorts.news : sorts[sort]
  const where =
    tab === 'open' && searchTerm.trim() !== '' ? ({ status: '', assignee: '' } as const) : tabs[tab]
  return { ...where, ...order, type, searchTerm: searchTerm.trim() }
}
