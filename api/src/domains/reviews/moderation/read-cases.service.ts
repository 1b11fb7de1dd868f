import { orderNumber } from '@haat/contract/domains/orders.rules.ts'
import type { ModerationCase, ModerationCaseDetail } from '@haat/contract/domains/reviews.staff.ts'
import type { Picture } from '@haat/contract/shared/picture.ts'
import { numberOfPublicId, toPublicId } from '@haat/contract/shared/public-id.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import { accountNamesById } from '../../account/account.service.ts'
import { photoOf } from '../reviews.service.ts'
import {
  countOpenCases,
  findCaseRow,
  listCaseRows,
  type CaseFilter,
  type CasePosition,
  type CaseRow,
} from './cases.store.ts'
import { listReports } from './reports.store.ts'
import { listPhotosOf, readDevice } from './subjects.store.ts'

const mostCounted = 1000
/** For how long staff see what else came from the device of a writing. */
const deviceDays = 90

export const aboutOf = ({ aboutKind, aboutSlug, aboutNumber, aboutTitle }: CaseRow) => ({
  kind: aboutKind,
  id: aboutKind === 'shop' ? aboutSlug : toPublicId(aboutSlug, aboutNumber),
  title: aboutTitle,
})

function toCase(row: CaseRow, names: Map<string, string>, photos: Picture[]): ModerationCase {
  return {
    id: String(row.id),
    kind: row.kind,
    reasons: row.reasons,
    openedAt: new Date(row.openedAt).toISOString(),
    text: row.text,
    language: row.language,
    stars: row.stars,
    photos,
    author: row.author,
    writtenAt: new Date(row.writtenAt).toISOString(),
    state: row.state,
    about: aboutOf(row),
    shop: { slug: row.shopSlug, name: row.shopName },
    reportCount: row.reportCount,
    decision:
      row.decision === null
        ? null
        : {
            isRemoved: row.decision === 'removed',
            reason: row.removalReason,
            words: row.words,
            by: (row.decidedBy && names.get(row.decidedBy)) || null,
            at: new Date(row.decidedAt!).toISOString(),
          },
  }
}

async function toCases(db: Tx, rows: CaseRow[]): Promise<ModerationCase[]> {
  const deciders = rows.flatMap(({ decidedBy }) => decidedBy ?? [])
  const names = await accountNamesById(db, [...new Set(deciders)])
  const reviewIds = rows.filter(({ kind }) => kind === 'review').map(({ subjectId }) => subjectId)
  const photos = new Map(
    (await listPhotosOf(db, reviewIds)).map(({ id, author, photos: shown }) => [
      id,
      shown.map((picture) => photoOf(picture, author)),
    ]),
  )
  const photosOf = ({ kind, subjectId }: CaseRow) => (kind === 'review' ? photos.get(subjectId) : []) ?? []
  return rows.map((row) => toCase(row, names, photosOf(row)))
}

function readCursor(cursor: string): CasePosition {
  const [at = '', id] = cursor.split('.')
  if (!/^\d{1,17}$/.test(at) || !Number.isSafeInteger(Number(id)))
    throw new ApiError('BAD_REQUEST', 'This list cannot be continued.')
  return { at, id: Number(id) }
}

/** A page of what staff have to look at, or have decided, with how much waits. */
export async function casePage(
  db: Tx,
  { pageSize, cursor, ...filter }: CaseFilter & { pageSize: number; cursor?: string | undefined },
) {
  const rows = await listCaseRows(db, filter, cursor ? readCursor(cursor) : undefined, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    items: await toCases(db, shown),
    nextCursor: rows.length > pageSize && last ? `${last.at}.${last.id}` : null,
    openCount: await countOpenCases(db, mostCounted),
  }
}

export const caseNumberOf = (caseId: string) => numberOfPublicId(caseId) ?? 0

export async function getCase(db: Tx, caseId: string): Promise<ModerationCaseDetail> {
  const row = await findCaseRow(db, caseNumberOf(caseId))
  if (!row) throw notFound('This case')
  const [shown] = await toCases(db, [row])
  const reports = await listReports(db, row.kind, row.subjectId)
  return {
    ...shown!,
    hits: row.hits,
    reports: reports.map(({ reason, words, createdAt, vendorId }) => ({
      reason,
      words,
      at: createdAt.toISOString(),
      isByShop: vendorId !== null,
    })),
    device: row.device === null ? null : await readDevice(db, row.device, deviceDays),
    boughtOn: row.boughtOn,
    orderNumber: row.orderId === null ? null : orderNumber(row.orderId),
  }
}
