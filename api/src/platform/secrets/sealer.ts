import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts what the law wants unreadable at rest (phones, addresses), with the key's id in front. */
export interface Sealer {
  seal(text: string): string
  open(sealed: string): string
  /** The same text gives the same 256 bits on every server with this key, and nobody without the key can make them. */
  fingerprint(purpose: string, text: string): string
}

export function createSealer(secretKey: string): Sealer {
  // As objects: from bytes Node makes one at every call, which takes longer than the sealing.
  const keyFor = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)))
  const key = keyFor('haat sealed text')
  const keyId = createHash('sha256').update(key.export()).digest('hex').slice(0, 8)
  const fingerprintKey = keyFor('haat fingerprints')
  return {
    seal(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed) {
      const [id, payload = ''] = sealed.split('.')
      if (id !== keyId) throw new Error(`Sealed with another key (${id}), this server has ${keyId}`)
      const bytes = Buffer.from(payload, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
    fingerprint: (purpose, text) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\0${text}`).digest('base64url'),
  }
}
