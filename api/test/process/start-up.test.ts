import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Server } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { refusedStartCode } from '../../src/start/refused-start-code.ts'
import { makeDataDir, postmasterOf, runHaat } from './haat-process.ts'

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Expects one line on stderr and no other output. */
async function expectRefusal(environment: Record<string, string>, sentence: RegExp, user?: typeof nobody) {
  const haat = runHaat(environment, { ...(user && { user }) })
  expect(await haat.ended).toBe(refusedStartCode)
  expect(haat.output()).toMatch(sentence)
  expect(haat.output().trim().split('\n')).toHaveLength(1)
  expect(haat.errors()).toBe(haat.output())
}

const nobody = { uid: 65534, gid: 65534 }

const secret = { SECRET_KEY: 'a key that is only good for tests, 32+ characters' }

test('a taken port is told before a database is made', async () => {
  const dataDir = await makeDataDir()
  const port = await listening(createServer())
  await expectRefusal(
    { DATA_DIR: dataDir, PORT: String(port) },
    /^Port \d+ on 127\.0\.0\.1 is taken by another/,
  )
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
})

type BadSetting = [setting: Record<string, string>, sentence: RegExp]

/** Each is refused in another place. */
const badSettings: BadSetting[] = [
  [{ PORT: 'three' }, /^Bad setting PORT: PORT must be a number\.$/m],
  [{ HOST: '203.0.113.7' }, /^HOST 203\.0\.113\.7 is not an address of this machine\.$/m],
  [
    { HOST: '0.0.0.0', SEED: '' },
    /^With this HOST others could open the demo, .*set SEED=base .*or SEED=demo/,
  ],
  [
    { DATA_DIR: '/proc/haat' },
    /^DATA_DIR: \/proc\/haat cannot be written, no folder can be made there \(ENOENT\)/,
  ],
]
/** Refused like the port: `config.test.ts` has all of them, so only the long run starts a process for each. */
const otherBadSettings: BadSetting[] = [
  [{ PORT: '70000' }, /^Bad setting PORT: /],
  [{ PUBLIC_URL: 'https://haat.example', SEED: '' }, /^With this PUBLIC_URL others could open the demo, /],
  [{ PUBLIC_URL: 'https://haat.example/shop' }, /^Bad setting PUBLIC_URL: .* no path, /],
  [{ SUPPORT_EMAIL: 'nobody' }, /^Bad setting SUPPORT_EMAIL: /],
  [{ DATABASE_URL: 'mysql://haat@localhost/haat', ...secret }, /^Bad setting DATABASE_URL: .*postgres/],
  [{ DATABASE_URL: 'postgres://haat@localhost/haat' }, /^SECRET_KEY must be set when DATABASE_URL is set/],
]

test.for([...badSettings, ...(process.env['LONG_ROUNDS'] ? otherBadSettings : [])])(
  'the bad setting %o is named',
  async ([setting, sentence]) => {
    await expectRefusal({ DATA_DIR: await makeDataDir(), ...setting }, sentence)
  },
)

test('a data folder that is a file, or in one, is named', async () => {
  const file = path.join(await makeDataDir(), 'a-file')
  await writeFile(file, '')
  for (const folder of [file, path.join(file, 'data')]) {
    await expectRefusal(
      { DATA_DIR: folder },
      /^DATA_DIR: \S+ cannot be written, it or a part of its path is a file \(EEXIST\): set it to/,
    )
  }
})

test.for(process.env['LONG_ROUNDS'] ? ['', 'pictures'] : ['pictures'])(
  'a folder that this user may not write ends the start at once: DATA_DIR/%s',
  async (name) => {
    const dataDir = await makeDataDir()
    const closed = path.join(dataDir, name)
    await mkdir(closed, { recursive: true })
    // Root may write everywhere, so the test starts Haat as the user who owns the other folders.
    const user = process.getuid?.() === 0 ? nobody : undefined
    if (user) await chown(dataDir, user.uid, user.gid)
    await chmod(closed, 0o555)
    const sentence = new RegExp(
      `^DATA_DIR: ${closed} cannot be written, this user may not write there \\(EACCES\\)`,
    )
    await expectRefusal({ DATA_DIR: dataDir }, sentence, user)
    await chmod(closed, 0o755)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
  },
)

test('a database server that does not run is told without the password', async () => {
  const environment = {
    DATA_DIR: await makeDataDir(),
    DATABASE_URL: 'postgres://haat:s3cr3t@127.0.0.1:1/haat',
    ...secret,
  }
  await expectRefusal(environment, /^The database at 127\.0\.0\.1:1 cannot be reached: (?!.*s3cr3t).*\.$/m)
})

test('a refused password is told in the words of the server', async () => {
  // The one message of PostgreSQL's protocol that this needs: an error with severity, code and message.
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "haat"\0\0'
  const answer = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)])
  answer.writeInt32BE(answer.length - 1, 1)
  const port = await listening(createServer((socket) => socket.once('data', () => socket.end(answer))))
  const url = `postgres://haat:s3cr3t@127.0.0.1:${port}/haat`
  await expectRefusal(
    { DATA_DIR: await makeDataDir(), DATABASE_URL: url, ...secret },
    /cannot be reached: password authentication failed for user "haat"\.$/m,
  )
})

test('a start that fails after the database was launched leaves nothing running', async () => {
  const dataDir = await makeDataDir()
  await mkdir(path.join(dataDir, 'secret-key')) // A folder where a file has to be.
  await expectRefusal({ DATA_DIR: dataDir }, /secret-key|EISDIR/)
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(true)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

test('settings that are misspelt are pointed out, each in a line, before what stops the start', async () => {
  const haat = runHaat({ TRUSTED_PROXY: '10.0.0.1', DATABSE_URL: 'postgres://db/haat', PORT: 'three' })
  expect(await haat.ended).toBe(refusedStartCode)
  expect(haat.errors().trim().split('\n')).toEqual([
    'TRUSTED_PROXY: did you mean TRUSTED_PROXIES?',
    'DATABSE_URL: did you mean DATABASE_URL?',
    'Bad setting PORT: PORT must be a number.',
  ])
})
