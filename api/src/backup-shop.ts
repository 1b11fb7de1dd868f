import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { askPassphrase } from './backup/ask-passphrase.ts'
import { inWords, placeOf, runProgram } from './backup/backup-program.ts'
import { unlockKeys } from './backup/key-box.ts'
import { takeBackup } from './backup/take-backup.ts'
import { verifyBackup } from './backup/verify-backup.ts'
import { readConfig } from './config.ts'
import { findDatabase } from './find-database.ts'
import { findSecretKeys } from './platform/secrets/secret-key.ts'

const usage = 'npm run backup -- <folder> [--without-key], or npm run backup -- --verify <back-up>'

/** `npm run backup -- <folder>`: a back-up of database, files, pictures and key, taken while the shop serves. */
async function run(say: (line: string) => void): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-key': { type: 'boolean' }, verify: { type: 'boolean' } },
  })
  const place = placeOf(positionals, usage)
  return values.verify ? verify(place) : take(place, { hasKey: !values['without-key'], say })
}

async function verify(folder: string): Promise<string> {
  const manifest = await verifyBackup(folder)
  const { box } = manifest.key
  const passphrase = process.env['BACKUP_PASSPHRASE']
  if (box && passphrase) await unlockKeys(box, passphrase)
  const key = box ? (passphrase ? 'the key opens' : 'the key was not tried') : 'it carries no key'
  return `${folder} is whole: ${inWords(manifest)}, ${key}`
}

async function take(place: string, { hasKey, say }: { hasKey: boolean; say: (line: string) => void }) {
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  if (isWithin(place, dataDir)) {
    throw new Error(`${place} lies in DATA_DIR: a back-up there would be lost together with the shop.`)
  }
  if (!databaseUrl && !existsSync(path.join(dataDir, 'postgres'))) {
    throw new Error(`There is no shop in DATA_DIR ${dataDir}.`)
  }
  const secretKeys = await findSecretKeys(config)
  if (!secretKeys) {
    throw new Error(`There is no secret-key in DATA_DIR ${dataDir}: set SECRET_KEY to the one of the shop.`)
  }
  const passphrase = hasKey ? await askPassphrase(process.env, true) : undefined
  const held: (() => Promise<void>)[] = []
  try {
    const { directUrl: url } = await findDatabase(config, pino({ level: 'warn' }), held)
    const { folder, manifest } = await takeBackup({ url, dataDir, place, secretKeys, passphrase, say })
    const { missing } = manifest.files
    if (missing.length > 0) process.exitCode = 2
    const without = missing.length > 0 ? `, without ${missing.length} files that the shop has lost` : ''
    return `Written to ${folder}: ${inWords(manifest)}${without}`
  } finally {
    for (const letGo of held.toReversed()) await letGo()
  }
}

function isWithin(place: string, dataDir: string): boolean {
  const way = path.relative(dataDir, place)
  return !way.startsWith('..') && !path.isAbsolute(way)
}

await runProgram(run)
