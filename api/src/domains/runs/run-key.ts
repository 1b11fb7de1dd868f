import { courierPath } from '@haat/contract/domains/runs.rules.ts'
import { isFingerprint } from '#platform/secrets/encryption.ts'
import type { Services } from '#services.ts'
import type { RunRow } from './runs.store.ts'

const purpose = 'courier run'
const signedText = (id: string, version: string) => `${id} ${version}`
const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,5})\.([\w-]{43})$/

/** The address that opens the run. The key stands behind the `#`, so that no log and no referrer has it. */
export function linkOf(
  { config, encryption }: Services,
  { id, keyVersion }: Pick<RunRow, 'id' | 'keyVersion'>,
): string {
  const version = String(keyVersion)
  const signature = encryption.fingerprint(purpose, signedText(id, version))
  return `${config.siteUrl}${courierPath}#${id}.${version}.${signature}`
}

/** Which run a key is for, in which version; undefined for one that this server did not make. */
export function readKey({ encryption }: Services, key: string) {
  const [, id, version, signature] = pattern.exec(key) ?? []
  if (!id || !version || !signature) return undefined
  if (!isFingerprint(encryption.fingerprints(purpose, signedText(id, version)), signature)) return undefined
  return { id, version: Number(version) }
}
