import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { savePicture } from '#domains/pictures/pictures.service.ts'
import { migrateDatabase } from '#platform/database/migrations/migrate.ts'
import { MIGRATIONS_FOLDER } from '#platform/database/migrations/migration-files.ts'
import { filesBelow, makeFolder, openRestoreTarget, takeBackupOf } from '../../test/backup-scenario.ts'
import { expectInvariants } from '../../test/expect-invariants.ts'
import { contactMessage, makeFile } from '../../test/factories.ts'
import { openOrderShop, type OrderShop } from '../../test/order-shop.ts'
import { verifyBackup } from './verify-backup.ts'

/** Characters that break formats that are read line by line or column by column. */
const awkward = 'tab\t, line\nbreak\r, \\. back\\slash, \\N, "quote", नमस्ते 🙏, a\u2028b'

let shop: OrderShop
let pictureId: string
let query: OrderShop['database']['pool']['query']
beforeAll(async () => {
  shop = await openOrderShop()
  query = shop.database.pool.query.bind(shop.database.pool)
  const thing = await shop.make()
  const person = await shop.shopper()
  await person.buyProducts([[thing, 2]])
  await shop.pay((await person.buyProducts([[thing, 1]], 'esewa')).start)
  await shop.app.inject({ method: 'POST', url: '/api/contact-admin', payload: contactMessage() })
  await makeFile(shop.services)
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5123e' } })
  pictureId = await savePicture(shop.services, await picture.jpeg().toBuffer())
  await query(
    `insert into settings (key, value) values ($1, $2), ('empty', '""'), ('huge', '12345678901234567890.5')`,
    ['awkward', JSON.stringify({ text: awkward, nothing: null, list: [1, [2]] })],
  )
  await query('update users set name = $1 where id = $2', [awkward, person.userId])
  await query(
    'insert into staff_presence (user_id, console_id) values (gen_random_uuid(), gen_random_uuid())',
  )
  await query(`insert into mails (id, to_address, subject, text_body, html_body, status) values
    (gen_random_uuid(), 'a@haat.test', 'kept', 'https://haat.test/reset/secret-1', 'secret-1', 'kept'),
    (gen_random_uuid(), 'b@haat.test', 'waits', 'https://haat.test/reset/secret-2', null, 'queued')`)
})
afterAll(() => shop.close())

const shapeOfSchema = `
  select 'index', indexdef from pg_indexes where schemaname = 'public' union all
  select 'constraint', conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
    from pg_constraint where connamespace = 'public'::regnamespace union all
  select 'trigger', pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`

it('gives in an empty place the same shop: rows, numbers to come, files, pictures, and what guards them', async () => {
  const { folder, manifest } = await takeBackupOf(shop, await makeFolder())
  const names = manifest.tables.map(({ name }) => name)
  expect(names).not.toContain('changes')
  expect(names).not.toContain('staff_presence')
  const place = await openRestoreTarget()
  const { keptMails } = await place.restore(folder)

  await expectInvariants(place.db)
  const same = [
    shapeOfSchema,
    `select * from settings order by key`,
    `select * from users order by id`,
    `select * from drizzle.__drizzle_migrations order by id`,
    'select id, option_keys from products order by id',
    'select id, phone_number_sealed, number from tickets order by id',
    'select sequencename, last_value from pg_sequences order by 1',
  ]
  for (const each of same) expect((await place.pool.query(each)).rows).toEqual((await query(each)).rows)
  await expect(place.pool.query('delete from ledger_lines')).rejects.toThrow('never changed')
  const { rows } = await place.pool.query(`select value from settings where key = 'awkward'`)
  expect(rows[0].value.text).toBe(awkward)

  const restored = await filesBelow(place.dataDir)
  expect(restored).toContain(`pictures/${pictureId.slice(0, 2)}/${pictureId}-160.webp`)
  for (const file of restored) {
    const [mine, theirs] = [place.dataDir, shop.services.config.dataDir].map((root) =>
      readFile(path.join(root, file)),
    )
    expect((await mine)!.equals((await theirs)!)).toBe(true)
  }
  expect(restored.length).toBe(manifest.totals.files)

  // Texts with links that open accounts are left out; a waiting mail may have been sent since.
  expect(keptMails).toBe(1)
  const mails = `select subject, text_body, html_body, status from mails where to_address like '_@haat.test' order by 1`
  expect((await place.pool.query(mails)).rows).toEqual([
    { subject: 'kept', text_body: '', html_body: null, status: 'kept' },
    { subject: 'waits', text_body: 'https://haat.test/reset/secret-2', html_body: null, status: 'kept' },
  ])
})

it('takes files over from an earlier back-up without writing them again, and damaged ones anew', async () => {
  const place = await makeFolder()
  const first = await takeBackupOf(shop, place)
  const files = (await filesBelow(first.folder)).filter((file) => /^(files|pictures)\//.test(file))
  const [damaged, ...sound] = files.map((file) => path.join(first.folder, file))
  await writeFile(damaged!, 'something else')
  const second = await takeBackupOf(shop, place)
  const inode = async (file: string) => (await stat(file)).ino
  expect(sound.length).toBeGreaterThan(1)
  for (const file of sound) {
    expect(await inode(file.replace(first.folder, second.folder))).toBe(await inode(file))
  }
  await verifyBackup(second.folder)
  await expect(verifyBackup(first.folder)).rejects.toThrow('is damaged')
})

it('removes what a killed back-up left, but nothing that may be whole and cannot be read', async () => {
  const place = await makeFolder()
  const [killed, unreadable] = ['2026-01-01T00-00-00-000Z', '2026-01-02T00-00-00-000Z']
  await mkdir(path.join(place, killed, 'tables'), { recursive: true })
  await mkdir(path.join(place, unreadable, 'manifest.json'), { recursive: true })
  const { folder } = await takeBackupOf(shop, place)
  const names = (await readdir(place)).filter((name) => !name.startsWith('.'))
  expect(names).toEqual([unreadable, path.basename(folder)])
})

it('has a file that came while others were copied, and no row of one that was deleted meanwhile', async () => {
  const { rows: before } = await query('select count(*)::int as n from files')
  const gone = { id: randomUUID(), sha256: 'f'.repeat(64) }
  await query(
    `insert into files (id, sha256, name, content_type, size_bytes) values ($1, $2, 'gone.pdf', 'application/pdf', 1)`,
    [gone.id, gone.sha256],
  )
  // A pipe: its reader waits for this test, and then finds nothing in it.
  const pipe = path.join(shop.services.files.root, shop.services.files.pathOf(gone.sha256))
  await mkdir(path.dirname(pipe), { recursive: true })
  await promisify(execFile)('mkfifo', [pipe])
  onTestFinished(() => rm(pipe, { force: true }))
  const taking = takeBackupOf(shop, await makeFolder())
  const firstReader = await open(pipe, 'w')
  await makeFile(shop.services, 'new.pdf', Buffer.from('%PDF-1.7 came just now %%EOF'))
  await firstReader.close()
  await vi.waitFor(async () => {
    const { rows } = await query(`select from pg_stat_activity where datname = current_database()
      and application_name = 'haat-backup' and state = 'idle in transaction'`)
    expect(rows.length).toBe(1)
  })
  // The snapshot is taken, and both files have rows in it.
  const secondReader = await open(pipe, 'w')
  await query('delete from files where id = $1', [gone.id])
  await secondReader.close()
  const { manifest, folder } = await taking
  await verifyBackup(folder)
  expect(manifest.files.missing).toEqual([])
  expect(manifest.tables.find(({ name }) => name === 'files')!.rows).toBe(before[0].n + 1)
  expect((await filesBelow(path.join(folder, 'files'))).length).toBe(before[0].n + 1)
})

it('says which files the shop itself has lost and has all others, and says when the key does not fit', async () => {
  const lost = await makeFile(shop.services, 'lost.pdf', Buffer.from('%PDF-1.7 lost %%EOF'))
  onTestFinished(async () => void (await query('delete from files where id = $1', [lost])))
  const { rows } = await query('select sha256 from files where id = $1', [lost])
  const file = shop.services.files.pathOf(rows[0].sha256)
  await rm(path.join(shop.services.files.root, file))
  const said: string[] = []
  const { manifest, folder } = await takeBackupOf(shop, await makeFolder(), {
    print: (line) => said.push(line),
  })
  expect(manifest.files.missing).toEqual([`files/${file}`])
  expect(said).toEqual([`Missing or damaged in DATA_DIR, so not in this back-up: files/${file}`])
  await verifyBackup(folder)
  await takeBackupOf(shop, await makeFolder(), {
    print: (line) => said.push(line),
    secretKeys: ['x'.repeat(32)],
  })
  expect(said.join()).toContain('Nothing in this shop is sealed with SECRET_KEY')
})

it('of an older version is restored as it was, and migrated on by the next start', async () => {
  const older = await openRestoreTarget()
  const migrations = await makeFolder()
  await cp(MIGRATIONS_FOLDER, migrations, { recursive: true })
  const journal = path.join(migrations, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 12) }))
  await migrateDatabase(older.url, migrations)
  // A later version may record more about its migrations, in a column and a table of their own.
  await older.pool.query(`alter table drizzle.__drizzle_migrations add column note text default 'none';
    create table drizzle.kinds (hash text primary key, kind text not null);
    insert into drizzle.kinds values ('abc', 'expands');
    create table public.not_ours (n int)`)
  await older.pool.query(`insert into mails (id, to_address, subject, text_body, status)
    values (gen_random_uuid(), 'a@haat.test', 'waits', 'words', 'queued')`)
  const { folder } = await takeBackupOf(
    { databaseUrl: older.url, services: shop.services },
    await makeFolder(),
  )
  const place = await openRestoreTarget()
  const said: string[] = []
  await place.restore(folder, { sendsWaitingMails: true, print: (line) => said.push(line) })
  expect(said.join()).toContain('public.not_ours is not one of Haat')
  for (const each of [
    'select * from drizzle.__drizzle_migrations order by id',
    'select * from drizzle.kinds',
  ]) {
    expect((await place.pool.query(each)).rows).toEqual((await older.pool.query(each)).rows)
  }
  await migrateDatabase(place.url)
  const { rows } = await place.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(rows[0].n).toBe(entries.length)
  expect((await place.pool.query('select status, cap from mails')).rows).toEqual([
    { status: 'queued', cap: null },
  ])
})
