import {
  ticketPriorities,
  ticketTypes,
  type TicketPriority,
  type TicketStatus,
  type TicketType,
} from '@haat/contract/domains/support.tickets.rules.ts'
import { searchTermMaxLength } from '@haat/contract/shared/fields.rules.ts'

export const deskTabs = ['open', 'mine', 'unowned', 'waiting', 'solved'] as const
/** Lists that have no tab of their own come from the filter by state. */
const deskLists = [...deskTabs, 'unsolved', 'all'] as const
export type DeskList = (typeof deskLists)[number]
export const deskStates = ['open', 'waiting', 'solved', 'unsolved', ''] as const
/** Empty means tickets of every state. */
export type DeskState = TicketStatus | 'unsolved' | ''
/** `me`, `none`, the id of a staff member, or empty for anybody's tickets. */
export type DeskOwner = string
export const deskSorts = ['due', 'newest', 'news'] as const
export type DeskSort = (typeof deskSorts)[number]

/** The filters of the queue, as the address of the desk holds them. */
export interface DeskSearch {
  tab: DeskList
  /** Empty where the list has an owner itself. */
  owner: DeskOwner
  priority: TicketPriority | ''
  type: TicketType | ''
  sort: DeskSort
  searchTerm: string
}

/** The filters of the queue, as the API takes them. */
export interface QueueFilter {
  status: DeskState
  assignee: DeskOwner
  priority: TicketPriority | ''
  type: TicketType | ''
  searchTerm: string
  sortField: 'answerBy' | 'createdAt' | 'updatedAt'
  sortOrder: 'asc' | 'desc'
}

const lists: Record<DeskList, { status: DeskState; assignee: '' | 'me' | 'none' }> = {
  open: { status: 'open', assignee: '' },
  mine: { status: 'unsolved', assignee: 'me' },
  unowned: { status: 'open', assignee: 'none' },
  waiting: { status: 'waiting', assignee: '' },
  solved: { status: 'solved', assignee: '' },
  unsolved: { status: 'unsolved', assignee: '' },
  all: { status: '', assignee: '' },
}

export const stateOf = ({ tab }: DeskSearch): DeskState => lists[tab].status
export const ownerOf = ({ tab, owner }: DeskSearch): DeskOwner => owner || lists[tab].assignee

/** The list that has this state and owner; without such a list, the one of the state, and the owner as a filter. */
export function listOf(state: DeskState, owner: DeskOwner): Pick<DeskSearch, 'tab' | 'owner'> {
  const withOwner = (wanted: DeskOwner) =>
    deskLists.find((list) => lists[list].status === state && lists[list].assignee === wanted)
  const exact = withOwner(owner)
  return exact ? { tab: exact, owner: '' } : { tab: withOwner('') ?? 'all', owner }
}

/** Another tab keeps the chosen owner unless the tab itself means one. */
export const listOfTab = (tab: DeskList, { owner }: DeskSearch) =>
  listOf(lists[tab].status, lists[tab].assignee || owner)

const oneOf = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const readOwner = (value: unknown): DeskOwner =>
  value === 'me' || value === 'none' || uuid.test(String(value)) ? String(value) : ''

/** Reads the filters; an invalid value is replaced by the default. */
export function readDeskSearch(params: Record<string, unknown>): DeskSearch {
  const tab = oneOf(deskLists, params['tab'], 'open')
  return {
    ...listOf(lists[tab].status, readOwner(params['owner']) || lists[tab].assignee),
    priority: oneOf(['', ...ticketPriorities], params['priority'], ''),
    type: oneOf(['', ...ticketTypes], params['type'], ''),
    sort: oneOf(deskSorts, params['sort'], 'due'),
    searchTerm: String(params['searchTerm'] ?? '').slice(0, searchTermMaxLength),
  }
}

const sorts = {
  due: { sortField: 'answerBy', sortOrder: 'asc' },
  newest: { sortField: 'createdAt', sortOrder: 'desc' },
  news: { sortField: 'updatedAt', sortOrder: 'desc' },
} as const

/**
 * Where no answer is due, tickets are ordered by their last change instead.
 * A search in the first tab covers tickets of every status.
 */
export function filterOf(search: DeskSearch): QueueFilter {
  const { tab, sort, type, priority } = search
  const searchTerm = search.searchTerm.trim()
  const isDue = tab !== 'solved' && tab !== 'waiting'
  const order = sort === 'due' && !isDue ? sorts.news : sorts[sort]
  const status = tab === 'open' && searchTerm !== '' ? '' : stateOf(search)
  return { status, assignee: ownerOf(search), ...order, priority, type, searchTerm }
}
