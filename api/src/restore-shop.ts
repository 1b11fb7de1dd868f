import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { askPassphrase } from './backup/ask-passphrase.ts'
import { inWords, placeOf, runProgram } from './backup/backup-program.ts'
import { keyIdOf, unlockKeys } from './backup/key-box.ts'
import { readManifest, type Manifest } from './backup/manifest.ts'
import { restoreBackup, type OpenedDatabase } from './backup/restore-backup.ts'
import { readConfig, type Config } from './config.ts'
import { openEmbeddedDatabase } from './platform/db/embedded-database.ts'
import type { SecretKeys } from './platform/secrets/secret-key.ts'
import { waitForDatabase } from './platform/db/wait-for-database.ts'

const usage = 'npm run restore -- <back-up> [--send-mails], or npm run restore -- <back-up> --print-key'
const patienceMs = 10_000
const log = pino({ level: 'warn' })

/** `npm run restore -- <back-up>`: the shop as it was, in an empty database and an empty DATA_DIR. */
async function run(say: (line: string) => void): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'send-mails': { type: 'boolean', default: false }, 'print-key': { type: 'boolean' } },
  })
  const folder = placeOf(positionals, usage)
  if (values['print-key']) return printKey(folder, say)
  const config = readConfig(process.env)
  const { manifest, keptMails } = await restoreBackup({
    folder,
    dataDir: config.dataDir,
    openDatabase: () => openDatabase(config),
    findKeys: (found) => findKeys(found, config),
    sendsWaitingMails: values['send-mails'],
    say,
  })
  if (keptMails > 0)
    say(`Mails that were waiting and are kept, not sent, since they may have gone out: ${keptMails}`)
  const { missing } = manifest.files
  if (missing.length > 0)
    say(`${missing.length} files were missing before the back-up: ${missing.join(', ')}`)
  return `Restored and verified as of ${manifest.takenAt}: ${inWords(manifest)}`
}

/** Nothing but the key, so that it can be passed on; while it is being changed, the older ones after it. */
async function printKey(folder: string, say: (line: string) => void): Promise<undefined> {
  const { box } = (await readManifest(folder)).key
  if (!box) throw new Error(`The back-up ${folder} carries no key.`)
  for (const key of await unlockKeys(box, await askPassphrase(process.env, false))) say(key)
}

/** The keys that belong into the data folder, unless the settings have it; a shop without its key is not restored. */
async function findKeys({ key }: Manifest, { secretKey }: Config): Promise<SecretKeys | undefined> {
  if (secretKey) {
    if (keyIdOf(secretKey) === key.id) return undefined
    throw new Error('SECRET_KEY is not the key of this shop: what is sealed could not be opened.')
  }
  if (!key.box) throw new Error('This back-up carries no key: set SECRET_KEY to the one of the shop.')
  return unlockKeys(key.box, await askPassphrase(process.env, false))
}

async function openDatabase(config: Config): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl, databaseDirectUrl = databaseUrl } = config
  if (databaseDirectUrl) {
    await waitForDatabase(databaseDirectUrl, patienceMs)
    return { url: databaseDirectUrl, release: async () => {} }
  }
  return openEmbeddedDatabase(dataDir, (err) => log.warn({ err }, 'database trouble'))
}

await runProgram(run)
