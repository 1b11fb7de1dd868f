import { randomUUIDv7 } from 'node:crypto'
import type { ImportState } from '@haat/contract/domains/imports.rules.ts'
import type { Import, ImportProblem } from '@haat/contract/domains/imports.ts'
import { errorCode } from '#platform/database/errors/error-code.ts'
import type { Tx } from '#platform/database/database.ts'
import { ApiError, notFound } from '#plugins/api-error.ts'
import type { Membership } from '#plugins/membership.ts'
import type { Services } from '#services.ts'
import { checkListingOf } from './check/check.service.ts'
import { readCategories } from './check/check-facts.ts'
import { fieldChoices, guessColumns, signatureOf } from './columns/guess-columns.ts'
import { readFile } from './file/read-file.service.ts'
import { readInTurn } from './file/read-in-turn.service.ts'
import {
  findRow,
  forgetChecks,
  insertRows,
  listListingsIn,
  mendCell,
  mendCells,
} from './import-rows.store.ts'
import {
  findImport,
  findRememberedColumns,
  hasOpenImport,
  insertImport,
  lockImport,
  rememberColumns,
  updateImport,
  type ImportRecord,
} from './imports.store.ts'
import { stopImportOf } from './member-of-import.ts'
import { keepPictures, unpackPictures } from './pictures/take-pictures.service.ts'
import { toImport, toProblems } from './to-import.ts'

export { listNewestImports } from './imports.store.ts'

/** Who asks, for which shop. */
interface Asker {
  membership: Membership
  userId: string
}
const uniqueViolation = '23505'
const conflict = (sentence: string) => new ApiError('CONFLICT', sentence)

/** What a column can be, with the particulars of all categories. */
export async function listFields(db: Tx) {
  return fieldChoices([...(await readCategories(db)).particulars.values()])
}

export async function getImport(db: Tx, vendorId: number, id: string): Promise<ImportRecord> {
  const record = await findImport(db, vendorId, id)
  if (!record) throw notFound('This import')
  return record
}

const oneAtATime = () => conflict('Another import of your shop is not finished yet. Finish or stop it first.')

/** Takes a file; its columns are as they were for the last file with this header, or guessed by it. */
export async function openImport(
  services: Services,
  { membership, userId }: Asker,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Import> {
  const { db, parser, vendorHoldings } = services
  const { vendorId } = membership
  if (await hasOpenImport(db, vendorId)) throw oneAtATime()
  const choices = await listFields(db)
  const isKnown = (names: readonly string[]) => guessColumns(names, choices).some((field) => field !== null)
  const id = randomUUIDv7()
  return readInTurn(services, vendorId, (onHeld) =>
    readFile(parser, { bytes, isKnown, onHeld }, async ({ kind, header, rowCount }, rows) => {
      const signature = signatureOf(header)
      const remembered = await findRememberedColumns(db, vendorId, signature)
      return db.transaction(async (tx) => {
        await vendorHoldings.lockShopFor(tx, membership, 'listings')
        const record = await insertImport(tx, {
          id,
          vendorId,
          createdBy: userId,
          workedBy: userId,
          fileName: name,
          fileKind: kind,
          fileBytes: bytes.length,
          header,
          fields: remembered ?? guessColumns(header, choices),
          signature,
          areColumnsRemembered: remembered !== undefined,
          rowCount,
        })
        if (!record) throw oneAtATime()
        for await (const piece of rows) await insertRows(tx, id, piece)
        return toImport(tx, record)
      })
    }),
  )
}

type Change = (tx: Tx, record: ImportRecord) => Promise<void>

const elsewhere: Record<ImportState, string> = {
  columns: 'Say what the columns are first.',
  checking: 'The rows are being checked. Please wait until that is done.',
  checked: 'The rows are checked, but not written yet.',
  writing: 'The rows are being written. Please wait until that is done, or stop it.',
  written: 'This import is written already.',
  undoing: 'This import is being undone. Please wait until that is done.',
  undone: 'This import was undone.',
  stopped: 'This import was stopped.',
}

/** Changes an import in one of these states while nobody else does and the member still may. */
async function changeImport(
  { db, vendorHoldings }: Services,
  { membership }: Asker,
  id: string,
  states: readonly ImportState[],
  change: Change,
): Promise<Import> {
  const { vendorId } = membership
  return db.transaction(async (tx) => {
    await vendorHoldings.lockShopFor(tx, membership, 'listings')
    const record = await lockImport(tx, vendorId, id)
    if (!record) throw notFound('This import')
    if (!states.includes(record.state)) throw conflict(elsewhere[record.state])
    await change(tx, record)
    return toImport(tx, await getImport(tx, vendorId, id))
  })
}

const beginCheck = async (tx: Tx, id: string, workedBy: string) => {
  await forgetChecks(tx, id)
  await updateImport(tx, id, {
    state: 'checking',
    workedBy,
    workedFrom: new Date(),
    workedUntil: null,
    checkedRows: 0,
  })
}

export const matchColumns = (services: Services, asker: Asker, id: string, fields: (string | null)[]) =>
  changeImport(services, asker, id, ['columns', 'checked'], async (tx, { header, vendorId, signature }) => {
    if (fields.length !== header.length) {
      const sentence = `This file has ${header.length} columns.`
      throw new ApiError('VALIDATION_FAILED', sentence, { fields: sentence })
    }
    if (!fields.includes('sku')) {
      const sentence = 'One column has to be the SKU: by it a row is known again.'
      throw new ApiError('VALIDATION_FAILED', sentence, { fields: sentence })
    }
    await rememberColumns(tx, { vendorId, signature, fields })
    await updateImport(tx, id, { fields })
    await beginCheck(tx, id, asker.userId)
  })

/** Another SKU or code may put rows together otherwise, so all are checked again; else only the listing of the row is. */
export async function mendImportCell(
  services: Services,
  asker: Asker,
  id: string,
  { row, field, value }: { row: number; field: string; value: string },
): Promise<{ import: Import; problems: ImportProblem[] }> {
  const { vendorId } = asker.membership
  const isKey = field === 'sku' || field === 'code'
  await changeImport(services, asker, id, ['checked'], async (tx) => {
    if (!(await findRow(tx, id, row))) throw notFound('This row')
    await mendCell(tx, id, row, field, value)
    if (isKey) await beginCheck(tx, id, asker.userId)
  })
  const record = await getImport(services.db, vendorId, id)
  if (!isKey) await checkListingOf(services, record, row)
  const stored = await findRow(services.db, id, row)
  return {
    import: await toImport(services.db, record),
    problems: stored ? toProblems(stored, record.fields) : [],
  }
}

export const mendImport = (services: Services, asker: Asker, id: string) =>
  changeImport(services, asker, id, ['checked'], async (tx) => {
    if ((await mendCells(tx, id)) === 0) throw conflict('There is no suggestion left.')
    await beginCheck(tx, id, asker.userId)
  })

export async function sendImportPictures(services: Services, asker: Asker, id: string, bytes: Buffer) {
  const { vendorId } = asker.membership
  const takesPictures = ['columns', 'checked'] as const
  const { state } = await getImport(services.db, vendorId, id)
  if (!takesPictures.some((one) => one === state)) throw conflict(elsewhere[state])
  return readInTurn(services, vendorId, (onHeld) =>
    unpackPictures(services.parser, { bytes, onHeld }, (pictures) =>
      changeImport(services, asker, id, takesPictures, async (tx, record) => {
        await keepPictures(tx, { importId: id, vendorId }, pictures)
        if (record.state === 'checked') await beginCheck(tx, id, asker.userId)
      }),
    ),
  )
}

export const writeImport = (services: Services, asker: Asker, id: string) =>
  changeImport(services, asker, id, ['checked'], async (tx) => {
    const [first] = await listListingsIn(tx, id, ['waiting'], 0, 1)
    if (!first) throw conflict('No row of this file changes anything.')
    await updateImport(tx, id, {
      state: 'writing',
      workedBy: asker.userId,
      workedFrom: new Date(),
      workedUntil: null,
    })
  })

/** What is being written ends after the listing that is being written now. */
export const stopImport = (services: Services, asker: Asker, id: string) =>
  changeImport(services, asker, id, ['columns', 'checking', 'checked', 'writing'], async (tx, record) => {
    if (record.state === 'writing') await updateImport(tx, id, { stopAskedAt: new Date() })
    else await stopImportOf({ db: tx }, record, 'by-member')
  })

export async function undoImport(services: Services, asker: Asker, id: string) {
  try {
    return await changeImport(services, asker, id, ['written'], async (tx, { undoUntil }) => {
      if (!undoUntil || undoUntil.getTime() < Date.now())
        throw conflict('An import can be undone for 24 hours. This one is older.')
      await updateImport(tx, id, {
        state: 'undoing',
        workedBy: asker.userId,
        workedFrom: new Date(),
        workedUntil: null,
        stopReason: null,
      })
    })
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error
    throw oneAtATime()
  }
}
