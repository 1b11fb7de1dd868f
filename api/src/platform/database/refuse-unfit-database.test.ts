import { afterAll, expect, inject, it } from 'vitest'
import pg from 'pg'
import { createTestDatabase } from '../../../test/test-database.ts'
import { refuseUnfitDatabase } from './refuse-unfit-database.ts'

const server = new pg.Client({ connectionString: inject('serverUrl') })
const name = `unfit_${process.pid}`
const made: string[] = []
afterAll(async () => {
  for (const what of made.toReversed()) await server.query(`drop ${what}`)
  await server.end()
})

async function make(what: string, rest = '') {
  if (made.length === 0) await server.connect()
  await server.query(`create ${what} ${rest}`)
  made.push(what)
}

const at = (changes: { pathname?: string; username?: string }) =>
  Object.assign(new URL(inject('serverUrl')), changes).href

it('a database that Haat can use is let pass', async () => {
  const scratch = await createTestDatabase()
  await expect(refuseUnfitDatabase(scratch.url)).resolves.toBeUndefined()
  await scratch.drop()
})

it('one that cannot hold every script is refused', async () => {
  await make(`database ${name}_ascii`, "encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' template template0")
  await expect(refuseUnfitDatabase(at({ pathname: `/${name}_ascii` }))).rejects.toThrow(
    'The database is kept as SQL_ASCII: make one with the encoding UTF8.',
  )
})

it('one in which this user may make nothing is refused before anything is made', async () => {
  await make(`database ${name}`)
  await make(`role ${name}_guest`, 'login')
  await expect(refuseUnfitDatabase(at({ pathname: `/${name}`, username: `${name}_guest` }))).rejects.toThrow(
    `The user ${name}_guest may make no tables in the database: make it the owner`,
  )
})
