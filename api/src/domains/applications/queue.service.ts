import { createHash } from 'node:crypto'
import type { ApplicationCard, ApplicationQuery } from '@haat/contract/domains/applications.staff.ts'
import {
  applicationNumber,
  waitingStates,
  type ApplicationState,
} from '@haat/contract/domains/applications.rules.ts'
import { districtName } from '@haat/contract/shared/districts.ts'
import type { Office } from '@haat/contract/shared/office-clock.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError } from '#plugins/api-error.ts'
import { getOffice } from '../content/site/site.service.ts'
import { emptyFields } from './application-fields.ts'
import { checkOf, clockOf, linesOf } from './application-view.service.ts'
import { listEvents, type ApplicationRow, type EventRow } from './applications.store.ts'
import { listPapers } from './papers.store.ts'
import { countApplications, countQueue, listQueue, type QueuePosition } from './queue.store.ts'

/** Applications are counted exactly up to this number. */
const countLimit = 500

const statesOf = ({ state }: ApplicationQuery): readonly ApplicationState[] =>
  state === 'waiting' ? waitingStates : [state]

/** Ties a cursor to its list: under another filter it would not point to the next row. */
const listHashOf = ({ state, searchTerm }: ApplicationQuery) =>
  createHash('sha256')
    .update(JSON.stringify([state, searchTerm]))
    .digest('base64url')
    .slice(0, 10)

function readCursor(query: ApplicationQuery): QueuePosition | undefined {
  if (query.cursor === undefined || query.cursor === '') return undefined
  const [listHash, at = '', number = ''] = query.cursor.split('.')
  if (listHash !== listHashOf(query) || !/^\d{1,16}$/.test(at) || !/^\d{1,15}$/.test(number)) {
    const sentence = 'This cursor belongs to another list. Please start from the first page.'
    throw new ApiError('BAD_REQUEST', sentence, { cursor: sentence })
  }
  return { at: Number(at), number: Number(number) }
}

/** What waits is sorted by its promised time, everything else by what was touched last. */
export async function applicationPage(db: Tx, query: ApplicationQuery) {
  const { pageSize, searchTerm } = query
  const states = statesOf(query)
  const isByPromise = states.every((state) => (waitingStates as readonly string[]).includes(state))
  const filter = { states, isByPromise, words: searchTerm }
  const rows = await listQueue(db, filter, { after: readCursor(query), limit: pageSize + 1 })
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: await toCards(db, shown),
    pageIndex: 1,
    pageSize,
    total: await countQueue(db, filter, countLimit),
    nextCursor: last && rows.length > pageSize ? `${listHashOf(query)}.${last.at}.${last.number}` : null,
    counts: await countApplications(db, countLimit),
  }
}

async function toCards(db: Tx, rows: ApplicationRow[]): Promise<ApplicationCard[]> {
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(await listEvents(db, ids), ({ applicationId }) => applicationId)
  const licences = new Set(
    (await listPapers(db, ids)).flatMap(({ kind, applicationId }) =>
      kind === 'licence' ? [applicationId] : [],
    ),
  )
  const { office } = await getOffice(db)
  return rows.map((row) =>
    toCard(row, { events: events.get(row.id) ?? [], hasLicence: licences.has(row.id), office }),
  )
}

interface CardFacts {
  events: EventRow[]
  hasLicence: boolean
  office: Office
}

function toCard(row: ApplicationRow, { events, hasLicence, office }: CardFacts): ApplicationCard {
  const fields = { ...emptyFields, ...row.fields }
  const lines = linesOf(fields, hasLicence)
  return {
    id: row.id,
    number: applicationNumber(row.number),
    state: row.state,
    name: { en: fields.nameEn, ne: fields.nameNe },
    legalName: { en: fields.legalNameEn, ne: fields.legalNameNe },
    kind: fields.kind,
    sells: fields.sells,
    district: districtName(fields.district),
    acceptedLines: lines.filter((line) => checkOf(row.checks, line).verdict === 'accepted').length,
    lines: lines.length,
    isSentAgain: events.filter(({ step }) => step === 'send').length > 1,
    clock: clockOf(office, events),
    sentAt: row.sentAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}
