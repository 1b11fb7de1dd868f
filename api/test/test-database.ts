import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export type TestDatabase = { url: string; drop(): Promise<void> }

/** A migrated database that no other test uses; one that a test forgets to drop goes at the end of the run. */
export const createTestDatabase = () => createDatabase(inject('templateName'))

/** The same without any tables. */
export const createEmptyDatabase = () => createDatabase('template0')

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `${inject('templateName')}_${randomUUID().slice(0, 8)}`
  // Copying the files takes half the time of copying page by page through the log.
  await onServer(`create database ${name} template ${template} strategy file_copy`)
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`drop database if exists ${name} with (force)`) }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
