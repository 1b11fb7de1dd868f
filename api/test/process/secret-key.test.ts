import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { launchPostgres } from '#platform/embedded-postgres/launch-postgres.ts'
import { createEncryption } from '#platform/secrets/encryption.ts'
import { postMessage } from './contact-message.ts'
import { refusedStartCode } from '../../src/start/refused-start-code.ts'
import { makeDataDir, runHaat } from './haat-process.ts'
import { longTest } from './long-test.ts'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const command = path.resolve(import.meta.dirname, '../../src/rotate-key.ts')
const first = 'the first key of this shop with 32+ characters'
const second = 'the second key of this shop with 32+ characters'
const idOf = (key: string) => createEncryption([key]).keyIds[0]

let folder: string
let postgres: Awaited<ReturnType<typeof launchPostgres>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'haat-keys-'))
  postgres = await launchPostgres({ dataDir: folder, settings: { fsync: 'off' } })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The database cannot tell a finished change from one that has only begun, so the sentence names both. */
const nothingToDo = (key: string, other: string) =>
  new RegExp(
    `^Everything is already encrypted with SECRET_KEY \\(${idOf(key)}\\), nothing with SECRET_KEY_OLD \\(${idOf(other)}\\)\\. If you have changed the key, you are done: .* If ${idOf(other)} is the new key, `,
  )

type Environment = Record<string, string>

/** A separate database on the one server, and a way to query it. */
async function makeShop() {
  const name = `shop_${crypto.randomUUID().slice(0, 8)}`
  const server = new pg.Client({ connectionString: postgres.url })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  const environment = { DATA_DIR: await makeDataDir(), DATABASE_URL: url.href }
  const connect = async () => {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  return { environment, connect }
}

async function expectRefused(environment: Environment, sentence: RegExp) {
  const haat = runHaat(environment)
  expect([await haat.ended, haat.output()]).toEqual([refusedStartCode, expect.stringMatching(sentence)])
  expect(haat.output().trim().split('\n')).toHaveLength(1)
}

async function open(environment: Environment) {
  const haat = runHaat(environment)
  return { haat, address: await haat.opened }
}
async function close({ haat }: Awaited<ReturnType<typeof open>>) {
  haat.signal('SIGTERM')
  expect(await haat.ended).toBe(0)
}

/** Runs `npm run rotate-key` in another process. */
function rotateKey(environment: Environment, ...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [command, ...words], {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(''))
  const ended = once(child, 'close').then(async ([code, signal]) => [code ?? signal, await output])
  onTestFinished(() => void child.kill('SIGKILL'))
  return { ended, kill: () => child.kill('SIGKILL') }
}

test('another key than the database was sealed with ends the start in one sentence, and the right one opens it', async () => {
  const { environment, connect } = await makeShop()
  const shop = await open({ ...environment, SECRET_KEY: first })
  expect((await postMessage(shop.address, 'Sealed with the first')).status).toBe(200)
  await close(shop)
  const wrong = { ...environment, SECRET_KEY: second }
  const sentence = new RegExp(
    `^SECRET_KEY is not the key of this database \\(it is ${idOf(second)}, the database was sealed with ${idOf(first)}\\): set the right one, .*SECRET_KEY_OLD.*lost.*\\.$`,
    'm',
  )
  await expectRefused(wrong, sentence)
  // A database from before keys were recorded recognises the key by its encrypted values.
  const client = await connect()
  await client.query('delete from secret_keys')
  await expectRefused(wrong, sentence)
  const again = await open({ ...environment, SECRET_KEY: first })
  expect(await (await fetch(`${again.address}/api/health`)).json()).toMatchObject({ secretKey: 'ok' })
  await close(again)
  expect((await client.query('select id from secret_keys')).rows).toEqual([{ id: idOf(first) }])
})

longTest(
  'a new key is used when all know it, everything is sealed anew across a crash, and only then the old one can go',
  async () => {
    const { environment, connect } = await makeShop()
    const client = await connect()
    const before = await open({ ...environment, SECRET_KEY: first })
    const changed = { ...environment, SECRET_KEY: second, SECRET_KEY_OLD: first }
    await expectRefused(changed, /^SECRET_KEY is new, and 1 running process does not know it yet: /)
    expect((await postMessage(before.address, 'Sealed with the first')).status).toBe(200)
    await client.query(
      `insert into users (id, name, email, roles, phone_number_sealed)
     select gen_random_uuid(), 'Sita', 'sita-' || n || '@example.com', '{shopper}', $1 from generate_series(1, 1200) n`,
      [createEncryption([first]).encrypt('+9779841234567')],
    )
    await close(before)

    const knowing = await open({ ...environment, SECRET_KEY: first, SECRET_KEY_OLD: second })
    expect(await rotateKey({ ...environment, SECRET_KEY: first, SECRET_KEY_OLD: second }).ended).toEqual([
      0,
      expect.stringMatching(nothingToDo(first, second)),
    ])
    const using = await open(changed)
    expect(await rotateKey(changed).ended).toEqual([
      1,
      expect.stringMatching(/^1 running process seals with another key than this SECRET_KEY/),
    ])
    await close(knowing)

    const isNew = `split_part(phone_number_sealed, '.', 1) = '${idOf(second)}'`
    const countNew = async () =>
      Number((await client.query(`select count(*) from users where ${isNew}`)).rows[0].count)
    // Another session locks the last row, so that the work stops in the middle and is killed there.
    const holder = await connect()
    await holder.query('begin')
    await holder.query(
      'select 1 from users where id = (select id from users order by id desc limit 1) for update',
    )
    const killed = rotateKey(changed)
    await vi.waitFor(async () => expect(await countNew()).toBe(1000), { interval: 20 })
    killed.kill()
    expect(await killed.ended).toEqual(['SIGKILL', ''])
    await holder.query('rollback')
    await close(using)
    await expectRefused(
      { ...environment, SECRET_KEY: second },
      new RegExp(
        `^This database still holds what was sealed with another key \\(${idOf(first)}\\): set that one as SECRET_KEY_OLD`,
      ),
    )

    expect(await rotateKey(changed).ended).toEqual([
      0,
      expect.stringMatching(/^Everything is sealed with the new key .* SECRET_KEY_OLD is no longer needed/),
    ])
    expect(await countNew()).toBe(1200)
    expect((await client.query('select id from secret_keys')).rows).toEqual([{ id: idOf(second) }])
    const { rows } = await client.query<{ sealed: string }>(
      'select phone_number_sealed as sealed from users union all select phone_number_sealed from tickets',
    )
    expect(new Set(rows.map(({ sealed }) => createEncryption([second]).decrypt(sealed)))).toEqual(
      new Set(['+9779841234567', '9800000000']),
    )
    expect(await rotateKey(changed).ended).toEqual([0, expect.stringMatching(nothingToDo(second, first))])
    await close(await open({ ...environment, SECRET_KEY: second }))
    expect(await rotateKey({ ...environment, SECRET_KEY: second }).ended).toEqual([
      0,
      `Everything is already encrypted with SECRET_KEY (${idOf(second)}).\n`,
    ])
  },
)

longTest(
  'the key in a file is changed by one command; where the file is gone no other is made, until it is given up for lost',
  async () => {
    const dataDir = await makeDataDir()
    const file = path.join(dataDir, 'secret-key')
    const environment = { DATA_DIR: dataDir }
    const shop = await open(environment)
    expect((await postMessage(shop.address, 'Sealed with the made one')).status).toBe(200)
    const made = await readFile(file, 'utf8')
    expect(await rotateKey(environment).ended).toEqual([1, expect.stringMatching(/^Stop Haat first/)])
    await close(shop)
    expect(await rotateKey(environment).ended).toEqual([
      0,
      expect.stringMatching(/^Everything is sealed with the new key .*the old one is forgotten/),
    ])
    expect(await readFile(file, 'utf8')).not.toBe(made)
    expect(existsSync(path.join(dataDir, 'secret-key-old'))).toBe(false)
    await close(await open(environment))

    await rm(file)
    await expectRefused(
      environment,
      /^The key of this database \([\da-f]{8}\) is missing: put the file secret-key back/,
    )
    expect(existsSync(file)).toBe(false)
    expect(await rotateKey(environment, '--old-key-is-lost').ended).toEqual([
      0,
      expect.stringMatching(/^- 1 phone numbers in messages.*\nNothing was changed\./m),
    ])
    expect(existsSync(file)).toBe(false)
    expect(await rotateKey(environment, '--old-key-is-lost', '--yes').ended).toEqual([
      0,
      expect.stringMatching(/^What was sealed with the lost key is given up \(1 phone numbers in messages/),
    ])
    await close(await open(environment))
  },
)
