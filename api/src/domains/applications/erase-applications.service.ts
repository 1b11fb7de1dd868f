import type { StoredFields } from '@haat/contract/domains/applications.fields.ts'
import { applicationNumber } from '@haat/contract/domains/applications.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#services.ts'
import { dropFiles } from '../files/files.service.ts'
import {
  deleteApplication,
  listToErase,
  updateApplication,
  type ApplicationRow,
} from './applications.store.ts'
import { deletePapers, listPapers } from './papers.store.ts'

const batchSize = 50
/** What stays of an application that became no shop: its name and its history, in case of a dispute. */
const keptFields = ({ nameEn = '', nameNe = '', kind = null, sells = null }: Partial<StoredFields>) => ({
  nameEn,
  nameNe,
  kind,
  sells,
})

/** Every paper has a key of its own, so its bytes go at once, however new they are. */
export const dropPaperFiles = ({ db, files }: Pick<Services, 'db' | 'files'>, fileIds: string[]) =>
  dropFiles(db, files, fileIds, true)

/** Erases papers and particulars whose time is over. Those of a shop that is open stay: the law asks for them. */
export async function eraseApplications(services: Services): Promise<number> {
  let erased = 0
  for (let size = batchSize; size === batchSize;) {
    const { count, fileIds } = await services.db.transaction(eraseBatch)
    await dropPaperFiles(services, fileIds)
    size = count
    erased += count
  }
  return erased
}

async function eraseBatch(tx: Tx) {
  const rows = await listToErase(tx, new Date(), batchSize)
  const papers = await listPapers(
    tx,
    rows.map(({ id }) => id),
  )
  const fileIds = await deletePapers(
    tx,
    papers.map(({ id }) => id),
  )
  for (const row of rows) await eraseOne(tx, row)
  return { count: rows.length, fileIds }
}

/** One that was never sent leaves nothing behind. */
async function eraseOne(tx: Tx, { id, number, sentAt, fields }: ApplicationRow) {
  if (sentAt === null) return deleteApplication(tx, id)
  return updateApplication(tx, id, {
    fields: keptFields(fields),
    panNumber: '',
    contactSealed: null,
    payoutSealed: null,
    eraseAfter: null,
    searchText: `${applicationNumber(number)} ${fields.nameEn ?? ''} ${fields.nameNe ?? ''}`,
  })
}
