import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { askPassphrase } from './backup/ask-passphrase.ts'
import { summaryOf, folderOf, runProgram } from './backup/backup-program.ts'
import { decryptKeys } from './backup/key-box.ts'
import { takeBackup } from './backup/take-backup.ts'
import { verifyBackup } from './backup/verify-backup.ts'
import { readConfig } from './config.ts'
import { findDatabase } from './start/find-database.ts'
import { findSecretKeys } from './platform/secrets/keys/secret-key.ts'

const usage = 'npm run backup -- <folder> [--without-key], or npm run backup -- --verify <back-up>'

/** `npm run backup -- <folder>`: a back-up of database, files, pictures and key, taken while the shop serves. */
async function run(print: (line: string) => void): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-key': { type: 'boolean' }, verify: { type: 'boolean' } },
  })
  const folder = folderOf(positionals, usage)
  return values.verify ? verify(folder) : take(folder, { hasKey: !values['without-key'], print })
}

async function verify(folder: string): Promise<string> {
  const manifest = await verifyBackup(folder)
  const { box } = manifest.key
  const passphrase = process.env['BACKUP_PASSPHRASE']
  if (box && passphrase) await decryptKeys(box, passphrase)
  const key = box ? (passphrase ? 'the key opens' : 'the key was not tried') : 'it carries no key'
  return `${folder} is whole: ${summaryOf(manifest)}, ${key}`
}

async function take(
  backupsFolder: string,
  { hasKey, print }: { hasKey: boolean; print: (line: string) => void },
) {
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  if (isWithin(backupsFolder, dataDir)) {
    throw new Error(
      `${backupsFolder} lies in DATA_DIR: a back-up there would be lost together with the shop.`,
    )
  }
  if (!databaseUrl && !existsSync(path.join(dataDir, 'postgres'))) {
    throw new Error(`There is no shop in DATA_DIR ${dataDir}.`)
  }
  const secretKeys = await findSecretKeys(config)
  if (!secretKeys) {
    throw new Error(`There is no secret-key in DATA_DIR ${dataDir}: set SECRET_KEY to the one of the shop.`)
  }
  const passphrase = hasKey ? await askPassphrase(process.env, true) : undefined
  const cleanups: (() => Promise<void>)[] = []
  try {
    const { directUrl: url } = await findDatabase(config, pino({ level: 'warn' }), cleanups)
    const { folder, manifest } = await takeBackup({
      url,
      dataDir,
      backupsFolder,
      secretKeys,
      passphrase,
      print,
    })
    const { missing } = manifest.files
    if (missing.length > 0) process.exitCode = 2
    const without = missing.length > 0 ? `, without ${missing.length} files that the shop has lost` : ''
    return `Written to ${folder}: ${summaryOf(manifest)}${without}`
  } finally {
    for (const cleanUp of cleanups.toReversed()) await cleanUp()
  }
}

function isWithin(folder: string, dataDir: string): boolean {
  const relative = path.relative(dataDir, folder)
  return !relative.startsWith('..') && !path.isAbsolute(relative)
}

await runProgram(run)
