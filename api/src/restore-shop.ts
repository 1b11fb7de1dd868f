import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { askPassphrase } from './backup/ask-passphrase.ts'
import { summaryOf, folderOf, runProgram } from './backup/backup-program.ts'
import { keyIdOf, decryptKeys } from './backup/key-box.ts'
import { readManifest, type Manifest } from './backup/manifest.ts'
import { restoreBackup, type OpenedDatabase } from './backup/restore-backup.ts'
import { readConfig, type Config } from './config.ts'
import { openEmbeddedDatabase } from './platform/embedded-postgres/embedded-database.ts'
import type { SecretKeys } from './platform/secrets/keys/secret-key.ts'
import { waitForDatabase } from './platform/database/wait-for-database.ts'

const usage = 'npm run restore -- <back-up> [--send-mails], or npm run restore -- <back-up> --print-key'
const timeoutMs = 10_000
const log = pino({ level: 'warn' })

/** `npm run restore -- <back-up>`: restores the shop into an empty database and an empty DATA_DIR. */
async function run(print: (line: string) => void): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'send-mails': { type: 'boolean', default: false }, 'print-key': { type: 'boolean' } },
  })
  const folder = folderOf(positionals, usage)
  if (values['print-key']) return printKey(folder, print)
  const config = readConfig(process.env)
  const { manifest, keptMails } = await restoreBackup({
    folder,
    dataDir: config.dataDir,
    openDatabase: () => openDatabase(config),
    findKeys: (found) => findKeys(found, config),
    sendsWaitingMails: values['send-mails'],
    print,
  })
  if (keptMails > 0)
    print(`Mails that were waiting and are kept, not sent, since they may have gone out: ${keptMails}`)
  const { missing } = manifest.files
  if (missing.length > 0)
    print(`${missing.length} files were missing before the back-up: ${missing.join(', ')}`)
  return `Restored and verified as of ${manifest.takenAt}: ${summaryOf(manifest)}`
}

/** Prints only the key, so that it can be piped; while it is being changed, the older ones after it. */
async function printKey(folder: string, print: (line: string) => void): Promise<undefined> {
  const { box } = (await readManifest(folder)).key
  if (!box) throw new Error(`The back-up ${folder} carries no key.`)
  for (const key of await decryptKeys(box, await askPassphrase(process.env, false))) print(key)
}

/**
 * The keys to put into the data folder, unless the settings have them; a shop is not restored without its key.
 */
async function findKeys({ key }: Manifest, { secretKey }: Config): Promise<SecretKeys | undefined> {
  if (secretKey) {
    if (keyIdOf(secretKey) === key.id) return undefined
    throw new Error(
      `SECRET_KEY is not the key that this back-up needs (${key.id}): restore it with that one alone, without SECRET_KEY_OLD, and change the key again once the shop runs.`,
    )
  }
  if (!key.box) throw new Error('This back-up carries no key: set SECRET_KEY to the one of the shop.')
  return decryptKeys(key.box, await askPassphrase(process.env, false))
}

async function openDatabase(config: Config): Promise<OpenedDatabase> {
  const { dataDir, databaseUrl, databaseDirectUrl = databaseUrl } = config
  if (databaseDirectUrl) {
    await waitForDatabase(databaseDirectUrl, timeoutMs)
    return { url: databaseDirectUrl, release: async () => {} }
  }
  return openEmbeddedDatabase(dataDir, (err) => log.warn({ err }, 'database trouble'))
}

await runProgram(run)
