import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  filesBelow,
  makeFolder,
  openRestoreTarget,
  shopKey,
  takeBackupOf,
} from '../../test/backup-scenario.ts'
import { makeFile, makeUser } from '../../test/factories.ts'
import { buildTestApp, type TestApp } from '../../test/test-app.ts'
import { keyIdOf, decryptKeys } from './key-box.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { markRestore, refuseHalfRestored } from './restore-mark.ts'

const passphrase = 'four plain words here'

let haat: TestApp
let root: string
let folder: string
let manifest: Manifest
beforeAll(async () => {
  haat = await buildTestApp()
  await makeUser(haat.services)
  await makeFile(haat.services)
  root = await mkdtemp(path.join(tmpdir(), 'haat-backup-test-'))
  ;({ folder, manifest } = await takeBackupOf(haat, root, { passphrase }))
})
afterAll(async () => {
  await haat.close()
  await rm(root, { recursive: true })
})

const copyOf = async () => {
  const copy = path.join(await makeFolder(), 'copy')
  await cp(folder, copy, { recursive: true })
  return copy
}

async function expectEmpty({ dataDir, pool }: Awaited<ReturnType<typeof openRestoreTarget>>) {
  expect(await readdir(dataDir)).toEqual([])
  const { rows } = await pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace`,
  )
  expect(rows).toEqual([])
}

async function flip(file: string) {
  const bytes = await readFile(file)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  await writeFile(file, bytes)
}
const users = 'tables/public.users.copy.zst'
const list = 'files.jsonl.zst'
const manifestFile = 'manifest.json'
const storedFile = async (copy: string) =>
  path.join(
    copy,
    (await filesBelow(copy)).find((file) => file.startsWith('files/'))!,
  )

/** A folder in the place of a file fails to be read by root as well, whom no permission keeps out. */
async function makeUnreadable(file: string) {
  await rm(file)
  await mkdir(file)
}
const cannotBeRead = /cannot be read \(EISDIR\)/

const unknown = [{ name: null, hash: 'x', when: '1' }]

type Damage = (copy: string) => Promise<unknown>
const damages: [what: string, damage: Damage, sentence: RegExp][] = [
  [
    'without a manifest',
    (copy) => rm(path.join(copy, manifestFile)),
    /is no finished back-up: it has no manif/,
  ],
  [
    'with half a manifest',
    (copy) => truncate(path.join(copy, manifestFile), 500),
    /^The manifest .* is damaged/,
  ],
  [
    'with a bit of its manifest turned',
    (copy) => flip(path.join(copy, manifestFile)),
    /^The manifest .* is damaged/,
  ],
  [
    'of another format',
    (copy) => writeManifest(copy, { ...manifest, format: 2 as 1 }),
    /has format 2; this program reads format 1/,
  ],
  [
    'of a version to come',
    (copy) => writeManifest(copy, { ...manifest, program: '99.0.0', migrations: unknown }),
    /^The back-up has migrations that this version .* does not know: .* the version that took it \(99\.0\.0\) or/,
  ],
  [
    'taken after a downgrade, with migrations of the version to come',
    (copy) => writeManifest(copy, { ...manifest, migrations: unknown }),
    /does not know: it was taken after a downgrade, so restore it with the newer version from before\./,
  ],
  ['whose manifest cannot be read', (copy) => makeUnreadable(path.join(copy, manifestFile)), cannotBeRead],
  ['whose table cannot be read', (copy) => makeUnreadable(path.join(copy, users)), cannotBeRead],
  ['whose file cannot be read', async (copy) => makeUnreadable(await storedFile(copy)), cannotBeRead],
  ['with a table cut off', (copy) => truncate(path.join(copy, users), 40), /users\.copy\.zst is damaged/],
  ['with a bit of a table turned', (copy) => flip(path.join(copy, users)), /users\.copy\.zst is damaged/],
  [
    'without a table',
    (copy) => rm(path.join(copy, users)),
    /users\.copy\.zst is missing: the back-up is not/,
  ],
  ['with its list of files cut off', (copy) => truncate(path.join(copy, list), 30), /jsonl\.zst is damaged/],
  ['with a bit of a file turned', async (copy) => flip(await storedFile(copy)), /files\/\S+ is damaged/],
  ['without a file', async (copy) => rm(await storedFile(copy)), /files\/\S+ is missing/],
]

describe('a back-up', () => {
  it.each(damages)('%s is refused, and nothing is written', async (_what, damage, sentence) => {
    const copy = await copyOf()
    await damage(copy)
    const place = await openRestoreTarget()
    await expect(place.restore(copy)).rejects.toThrow(sentence)
    await expectEmpty(place)
  })

  it('carries the key locked by its passphrase, and nowhere in clear', async () => {
    const { box, id } = manifest.key
    for (const file of await filesBelow(folder)) {
      expect((await readFile(path.join(folder, file))).includes(shopKey)).toBe(false)
    }
    expect(id).toBe(keyIdOf(shopKey))
    expect(await decryptKeys(box!, passphrase)).toEqual([shopKey])
    await expect(decryptKeys(box!, 'four plain words there')).rejects.toThrow('not the one of this back-up')
  })
})

describe('a restore', () => {
  it('writes into nothing that anybody uses', async () => {
    const used = await openRestoreTarget()
    await used.pool.query('create function mine() returns int language sql return 1')
    await expect(used.restore(folder)).rejects.toThrow('The database is not empty (public.mine)')
    expect(await readdir(used.dataDir)).toEqual([])
    await writeFile(path.join(used.dataDir, 'notes.txt'), 'mine')
    await expect(used.restore(folder)).rejects.toThrow('is not empty (notes.txt): a restore needs an empty')
    expect(await readdir(used.dataDir)).toEqual(['notes.txt'])
  })

  it('that fails in the middle leaves the place empty', async () => {
    const copy = await copyOf()
    // The checksums are right, but the table does not accept the rows.
    const tables = manifest.tables.map((table) =>
      table.name === 'users' ? { ...table, columns: table.columns.toReversed() } : table,
    )
    await writeManifest(copy, { ...manifest, tables })
    const place = await openRestoreTarget()
    await expect(place.restore(copy)).rejects.toThrow('malformed array literal')
    await expectEmpty(place)
  })

  it('that was killed before its very last step is finished by the next, and by no other', async () => {
    const place = await openRestoreTarget()
    await place.restore(folder)
    const before = await filesBelow(place.dataDir)
    const { rows } = await place.pool.query<{ said: string }>(
      `select obj_description('drizzle'::regnamespace, 'pg_namespace') as said`,
    )
    const id = rows[0]!.said.replace('restored ', '')
    await markRestore(place.dataDir, id)
    await expect(refuseHalfRestored(place.dataDir)).rejects.toThrow('was not finished')
    await place.restore(folder)
    await refuseHalfRestored(place.dataDir)
    expect(await filesBelow(place.dataDir)).toEqual(before)
    await markRestore(place.dataDir, id)
    const another = await takeBackupOf(haat, await makeFolder())
    await expect(place.restore(another.folder)).rejects.toThrow('was restored here but for the last step')
    expect(await filesBelow(place.dataDir)).toEqual(expect.arrayContaining(before))
  })
})
