import type { Services } from '#services.ts'
import { fetchNamedPictures, makeSentPictures } from '../pictures/make-pictures.service.ts'
import { mayStillWork } from '../member-of-import.ts'
import { readFileRows, saveChecks, type CheckedListing, type CheckedRow } from '../import-rows.store.ts'
import { updateImportIn, type ImportRecord } from '../imports.store.ts'
import type { Problem } from '../plans.ts'
import { readFacts, type CheckFacts } from './check-facts.ts'
import { groupRows, type FileRow, type RowGroup } from './group-rows.ts'
import { findKnownCodes } from './known-codes.store.ts'
import { listKnown } from './known-listing.ts'
import { planListing } from './plan-listing.ts'

const listingsPerStep = 100

/**
 * The dry run: compares the rows of a file with what the shop lists, and writes down what they would change and what is wrong with
 * them. It writes nothing else, so after a kill it begins anew.
 */
export async function checkImport(services: Services, record: ImportRecord): Promise<void> {
  const { db } = services
  const { id, vendorId } = record
  const rows = await readFileRows(db, id, record.fields)
  await makeSentPictures(services, record)
  await fetchNamedPictures(services, record, rows)
  const { groups, facts } = await readFile(services, record, rows)
  let checkedRows = 0
  for (let at = 0; at < groups.length; at += listingsPerStep) {
    if (!(await mayStillWork(services, record))) return
    const step = groups.slice(at, at + listingsPerStep)
    const found = await checkGroups(services, record, step, facts)
    checkedRows += step.reduce((sum, group) => sum + group.rows.length, 0)
    const isGoingOn = await db.transaction(async (tx) => {
      if (!(await updateImportIn(tx, id, 'checking', { checkedRows }))) return false
      await saveChecks(tx, { importId: id, vendorId }, found.rows, found.listings)
      return true
    })
    if (!isGoingOn) return
  }
  await updateImportIn(db, id, 'checking', { state: 'checked', workedUntil: new Date() })
}

/** Checks the listing again to which a row belongs, after one of its cells was mended. */
export async function checkListingOf(services: Services, record: ImportRecord, row: number): Promise<void> {
  const { id, vendorId, fields } = record
  const { groups, facts } = await readFile(services, record, await readFileRows(services.db, id, fields))
  const group = groups.find(({ rows }) => rows.some((one) => one.row === row))
  if (!group) return
  const found = await checkGroups(services, record, [group], facts)
  await services.db.transaction((tx) =>
    saveChecks(tx, { importId: id, vendorId }, found.rows, found.listings),
  )
}

async function readFile(services: Services, { id, vendorId }: ImportRecord, rows: FileRow[]) {
  const groups = groupRows(rows, await findKnownCodes(services.db, vendorId, rows))
  const cells = rows.flatMap(({ values }) => values.get('pictures') || [])
  return { groups, facts: await readFacts(services, id, vendorId, cells) }
}

async function checkGroups(
  { db }: Services,
  { vendorId }: ImportRecord,
  groups: readonly RowGroup[],
  facts: CheckFacts,
) {
  const ids = groups.flatMap(({ listingId }) => listingId ?? [])
  const known = new Map((await listKnown(db, vendorId, ids)).map((one) => [one.id, one]))
  const rows: CheckedRow[] = []
  const listings: CheckedListing[] = []
  for (const group of groups) {
    const listing = group.listingId === null ? null : (known.get(group.listingId) ?? null)
    const { plan, title, state, problems } = planListing(group, listing, facts)
    const byRow = Map.groupBy(problems, ({ row }) => row)
    for (const { row } of group.rows) {
      const own = byRow.get(row) ?? []
      const isGood = problems.length === 0
      rows.push({
        row,
        state: isGood ? state : own.length > 0 ? 'error' : 'left-out',
        problems: own.map(toStored),
      })
    }
    if (problems.length > 0 || state === 'same') continue
    const isNew = plan.listingId === null
    listings.push({
      row: group.rows[0]!.row,
      key: group.key,
      code: group.code,
      title,
      rows: group.rows.slice(0, 10).map(({ row }) => row),
      plan,
      listingId: plan.listingId,
      isNew,
      isDraft: isNew && !plan.canBeSent,
    })
  }
  return { rows, listings }
}

const toStored = ({
  field,
  code,
  data = {},
  mend = null as string | null,
}: Omit<Problem, 'mend'> & { mend?: string | null }) => ({
  field,
  code,
  data,
  mend,
})
