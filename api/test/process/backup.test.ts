import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fileListName, writeManifest } from '#backup/manifest.ts'
import { pack } from '#backup/measured-stream.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import type { Services } from '#services.ts'
import { expectBalances, expectInvariants } from '../expect-invariants.ts'
import { bearer, goodPassword, makeAccount, makeToken } from '../factories.ts'
import { openGatewayStandIns } from '../gateway-stand-ins.ts'
import { killWhen, isThere, runBackup } from './backup-process.ts'
import { postMessage } from './contact-message.ts'
import { refusedStartCode } from '../../src/start/refused-start-code.ts'
import { makeDataDir, runHaat } from './haat-process.ts'
import { makeShopper, placeWith, shopUntilGone, stockShop, type Attempt } from './order-shoppers.ts'
import { randomFrom } from './random-from.ts'
import { longTest } from './long-test.ts'

const rounds = 4
const shopperCount = 4
const seed = Number(process.env['CRASH_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

type Settings = Record<string, string>

let databases = 0
/** An empty database on the shop's server, addressed like an operator's own. */
async function newDatabase(dataDir: string): Promise<string> {
  const { url } = await launchPostgres({ dataDir })
  const database = openDatabase(url, { max: 1 })
  const name = `restored_${(databases += 1)}`
  await database.pool.query(`create database ${name} template template0`)
  await database.close()
  return url.replace('/haat?', `/${name}?`)
}

async function onDatabase<T>(settings: Settings, work: (database: Database) => Promise<T>): Promise<T> {
  const url = settings['DATABASE_URL'] ?? (await launchPostgres({ dataDir: settings['DATA_DIR']! })).url
  const database = openDatabase(url, { max: 2 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Creates everything that a back-up has to bring back. */
async function fillShop(settings: Settings, address: string) {
  return onDatabase(settings, async (database) => {
    const services = { db: database.db } as Services
    const all = await stockShop(database)
    // The highest ids are those that were created just now; the demo's own may not have enough stock.
    const variantIds = all.toSorted((a, b) => Number(b) - Number(a)).slice(0, 4)
    const shoppers = []
    while (shoppers.length < shopperCount) shoppers.push(await makeShopper(database, address))
    // An account that is not the demo's: those are locked when the restored shop starts without the demo.
    const { email } = await makeAccount(services, { email: `anjali-${randomUUID()}@example.com` })
    const staff = bearer((await makeToken(services, 'staff')).token)
    return { variantIds, shoppers, email, staff }
  })
}
type Shop = Awaited<ReturnType<typeof fillShop>>

let colours = 0
async function uploadPicture(address: string, { staff }: Shop): Promise<string> {
  const background = { r: (colours += 7) % 256, g: colours % 251, b: 40 }
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  const answer = await fetch(`${address}/api/staff/pictures?name=hat.png`, {
    method: 'POST',
    headers: { ...staff, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  })
  const { data } = (await answer.json()) as { data: { src: string; widths: number[] } }
  return `${data.src}-${data.widths[0]}.webp`
}

/** Visitors order, write and upload until they are stopped; what was answered is recorded. */
function keepBusy(address: string, shop: Shop, name: string) {
  const attempts: Attempt[] = []
  const pictures: string[] = []
  let isOver = false
  const orUntilOver = () => {
    if (isOver) throw new Error('It is over')
  }
  const shopping = shop.shoppers.map((shopper, at) =>
    shopUntilGone(
      shopper,
      { address, variantIds: shop.variantIds },
      {
        name: `${name}-${at}`,
        note: (attempt) => {
          orUntilOver()
          attempts.push(attempt)
        },
        onAnswer: orUntilOver,
      },
    ),
  )
  const uploading = async () => {
    for (let at = 0; ; at += 1) {
      orUntilOver()
      pictures.push(await uploadPicture(address, shop))
      await postMessage(address, `${name} ${at}`)
    }
  }
  const all = Promise.allSettled([...shopping, uploading()])
  return {
    /** Everything that was answered so far, which a back-up that begins now must contain. */
    answered: () => ({ attempts: attempts.filter(({ answered }) => answered), pictures: [...pictures] }),
    async stop() {
      isOver = true
      for (const end of await all) {
        expect(String((end as PromiseRejectedResult).reason)).toContain('It is over')
      }
    },
  }
}
type Answered = ReturnType<ReturnType<typeof keepBusy>['answered']>

const tablesBelow = (place: string) =>
  isThere(place)
    ? readdirSync(place, { recursive: true }).filter((name) => String(name).endsWith('.copy.zst')).length
    : 0

const moments = ['restore-unfinished', 'files', 'pictures', 'secret-key']

/** Whether rows are being written just now. */
async function isCopying(pool: Database['pool']): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and query ilike 'copy %'`,
  )
  return rows.length > 0
}

async function expectShop(settings: Settings, shop: Shop, { attempts, pictures }: Answered) {
  const haat = runHaat(settings)
  const address = await haat.opened
  await onDatabase(settings, async ({ db, pool }) => {
    await expectInvariants(db)
    await expectBalances(db)
    const { rows } = await pool.query('select sha256 from files')
    for (const { sha256 } of rows) {
      expect(isThere(settings['DATA_DIR']!, 'files', sha256.slice(0, 2), sha256)).toBe(true)
    }
    const known = await pool.query(`select key, 'H-' || order_id as number from placing_keys`)
    const numbers = new Map(known.rows.map(({ key, number }) => [key, number]))
    for (const { key, answered } of attempts) expect(numbers.get(key), `lost ${key}`).toBe(answered)
  })
  for (const picture of pictures) expect((await fetch(`${address}${picture}`)).status, picture).toBe(200)
  const body = JSON.stringify({ email: shop.email, password: goodPassword, cookieless: true })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)
  // The session and an order's key still work: the same request returns the same order.
  const [attempt] = attempts
  const again = await placeWith(address, attempt!)
  expect([again.status, again.data.number]).toEqual([200, attempt!.answered])
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)
}

longTest(
  `killed in the middle of a back-up and of a restore, ${rounds} times: done again, the shop is whole`,
  async () => {
    console.log(`Seed of the rounds: ${seed} (repeat with CRASH_SEED=${seed})`)
    const random = randomFrom(seed || 1)
    const gateways = await openGatewayStandIns()
    onTestFinished(() => gateways.close())
    const source: Settings = {
      DATA_DIR: await makeDataDir(),
      ...gateways.environment,
      SEED: 'demo',
    }
    const haat = runHaat(source)
    const address = await haat.opened
    const secretKey = await readFile(path.join(source['DATA_DIR']!, 'secret-key'), 'utf8')
    const place = path.join(await makeDataDir(), 'backups')
    for (let round = 1; round <= rounds; round += 1) {
      const shop = await fillShop(source, address)
      const busy = keepBusy(address, shop, `round-${round}`)
      await expect.poll(() => busy.answered().attempts.length).toBeGreaterThan(1)
      await expect.poll(() => busy.answered().pictures.length).toBeGreaterThan(0)

      const whole = (await readdir(place).catch(() => [])).length
      const [from, some] = [tablesBelow(place), 1 + random(30)]
      const killed = runBackup('backup-shop', [place], source)
      expect(await killWhen(killed, () => tablesBelow(place) >= from + some)).toBe('SIGKILL')
      const answered = busy.answered()
      const backup = runBackup('backup-shop', [place], source)
      expect(await backup.ended, backup.said()).toBe(0)
      expect(backup.said()).toMatch(
        /^Removed \S+: that back-up was not finished\.\nWritten to \S+: [\d,]+ rows and/,
      )
      await busy.stop()
      expect((await readdir(place)).length).toBe(whole === 0 ? 2 : whole + 1)

      const [newest] = (await readdir(place))
        .toSorted()
        .toReversed()
        .filter((name) => name.startsWith('2'))
      const folder = path.join(place, newest!)
      const target: Settings = { ...source, DATA_DIR: await makeDataDir() }
      // Every other round uses a separate database; the others use the built-in one.
      const isBuiltIn = round % 2 === 0
      if (!isBuiltIn) {
        Object.assign(target, { DATABASE_URL: await newDatabase(source['DATA_DIR']!), SECRET_KEY: secretKey })
      }
      const moment = moments[random(moments.length)]!
      const half = runBackup('restore-shop', [folder], target)
      const killing = isBuiltIn
        ? killWhen(half, () => isThere(target['DATA_DIR']!, moment))
        : onDatabase(target, ({ pool }) => killWhen(half, () => isCopying(pool)))
      expect(await killing, half.said()).toBe('SIGKILL')
      const refused = runHaat(target)
      expect(await refused.ended).toBe(refusedStartCode)
      expect(refused.errors()).toMatch(
        /^A restore into DATA_DIR \S+ was not finished: run npm run restore again/,
      )
      const restore = runBackup('restore-shop', [folder], target)
      expect(await restore.ended, restore.said()).toBe(0)
      expect(restore.said()).toMatch(
        /\nRestored and verified as of \S+: [\d,]+ rows and [\d,]+ files .* in [\d.]+ s\.\n$/,
      )
      await expectShop(target, shop, answered)
    }
    haat.signal('SIGTERM')
    expect(await haat.ended).toBe(0)
  },
  rounds * 120_000,
)

test('what cannot be done is told in one sentence', async () => {
  const dataDir = await makeDataDir()
  const DATA_DIR = path.join(dataDir, 'shop')
  const expectSentence = async (running: ReturnType<typeof runBackup>, sentence: RegExp) => {
    expect(await running.ended).toBe(1)
    expect(running.said()).toMatch(sentence)
    expect(running.said().trim().split('\n')).toHaveLength(1)
  }
  await Promise.all([
    expectSentence(runBackup('backup-shop', [dataDir], { DATA_DIR }), /^There is no shop in DATA_DIR/),
    expectSentence(
      runBackup('backup-shop', [`${DATA_DIR}/x`], { DATA_DIR }),
      /lies in DATA_DIR: a back-up there/,
    ),
  ])
})

test('a restore with another key than that of the back-up names the one that it needs', async () => {
  const folder = await makeDataDir()
  const { sha256 } = await pack(Readable.from([]), path.join(folder, fileListName))
  await writeManifest(folder, {
    format: 1,
    program: '0.1.0',
    takenAt: new Date().toISOString(),
    migrations: [],
    notes: [],
    tables: [],
    sequences: [],
    files: { count: 0, bytes: 0, listSha256: sha256, missing: [] },
    key: { id: 'aaaa1111', box: null },
    totals: { rows: 0, files: 0 },
  })
  const settings = { DATA_DIR: await makeDataDir(), SECRET_KEY: 'another key than that one, 32+ characters' }
  const restore = runBackup('restore-shop', [folder], settings)
  expect([await restore.ended, restore.said()]).toEqual([
    1,
    expect.stringMatching(/^SECRET_KEY is not the key that this back-up needs \(aaaa1111\): .* alone.*\n$/),
  ])
})
