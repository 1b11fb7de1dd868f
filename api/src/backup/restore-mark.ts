import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { writeFileAtomically } from '#platform/files/write-file-atomically.ts'

export const restoreMarkName = 'restore-unfinished'
const fileIn = (dataDir: string) => path.join(dataDir, restoreMarkName)

/** The id of the restore that works on this folder, or of one that did not finish. */
export const findRestore = (dataDir: string): Promise<string | undefined> =>
  readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  })

export const markRestore = (dataDir: string, id: string) =>
  writeFileAtomically(fileIn(dataDir), Buffer.from(id))

export const unmarkRestore = (dataDir: string) => rm(fileIn(dataDir), { force: true })

/** A half-restored shop must not start: it would look like one that has lost the rest. */
export async function refuseHalfRestored(dataDir: string) {
  if ((await findRestore(dataDir)) === undefined) return
  throw new Error(
    `A restore into DATA_DIR ${dataDir} was not finished: run npm run restore again, which begins anew.`,
  )
}

/** Written in the transaction that inserts the rows: if it is there, all of them are. */
export const recordRestoredInDatabase = (client: pg.ClientBase, id: string) =>
  client.query(`comment on schema drizzle is ${client.escapeLiteral(`restored ${id}`)}`)

export async function isRestoredInDatabase(client: pg.ClientBase, id: string): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>(
    `select obj_description(to_regnamespace('drizzle')::oid, 'pg_namespace') as found`,
  )
  return rows[0]?.found === `restored ${id}`
}
