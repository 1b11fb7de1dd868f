import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts the bytes of a file with a new key of its own. Whoever stores the key decides who reads the file. */
export function encryptBytes(bytes: Uint8Array): { key: string; encrypted: Buffer } {
  const key = randomBytes(32)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return { key: key.toString('base64url'), encrypted: Buffer.concat([iv, cipher.getAuthTag(), body]) }
}

/** Throws for bytes that were changed or belong to another key. */
export function decryptBytes(encrypted: Buffer, key: string): Buffer {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    Buffer.from(key, 'base64url'),
    encrypted.subarray(0, ivBytes),
  )
  decipher.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(encrypted.subarray(ivBytes + tagBytes)), decipher.final()])
}
