import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'
import { createEncryption } from '#platform/secrets/encryption.ts'
import type { SecretKeys } from '#platform/secrets/keys/secret-key.ts'

const bytes = z.base64url()

/**
 * The shop's secret key (and older ones while it is being changed), readable only with the passphrase. The
 * parameters of scrypt are stored with it, so that they can be raised.
 */
export const keyBoxSchema = z.strictObject({
  kdf: z.literal('scrypt'),
  cost: z
    .int()
    .min(2)
    .max(2 ** 20),
  salt: bytes,
  iv: bytes,
  tag: bytes,
  sealed: bytes,
})
export type KeyBox = z.infer<typeof keyBoxSchema>

/** About half a second and 128 MB for each guess. */
const cost = 2 ** 17
const purpose = Buffer.from('haat back-up key 1')

const derive = (passphrase: string, salt: Buffer, N: number) =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(passphrase.normalize('NFKC'), salt, 32, {
    N,
    r: 8,
    p: 1,
    maxmem: 256 * N * 8,
  })

export async function encryptKeys(secretKeys: SecretKeys, passphrase: string): Promise<KeyBox> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', await derive(passphrase, salt, cost), iv).setAAD(purpose)
  const sealed = Buffer.concat([cipher.update(JSON.stringify({ secretKeys }), 'utf8'), cipher.final()])
  const text = (part: Buffer) => part.toString('base64url')
  return {
    kdf: 'scrypt',
    cost,
    salt: text(salt),
    iv: text(iv),
    tag: text(cipher.getAuthTag()),
    sealed: text(sealed),
  }
}

export async function decryptKeys(box: KeyBox, passphrase: string): Promise<SecretKeys> {
  const part = (text: string) => Buffer.from(text, 'base64url')
  const key = await derive(passphrase, part(box.salt), box.cost)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, part(box.iv)).setAAD(purpose)
    decipher.setAuthTag(part(box.tag))
    const text = Buffer.concat([decipher.update(part(box.sealed)), decipher.final()]).toString('utf8')
    return (JSON.parse(text) as { secretKeys: SecretKeys }).secretKeys
  } catch (error) {
    throw new Error('The passphrase is not the one of this back-up.', { cause: error })
  }
}

/** The id that stands in front of every value encrypted with the key; it gives nothing of the key away. */
export const keyIdOf = (secretKey: string) => createEncryption([secretKey]).keyIds[0]
