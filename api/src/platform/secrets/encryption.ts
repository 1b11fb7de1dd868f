import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts what the law wants unreadable at rest (phones, addresses); the key's id stands in front of the
 * result.
 */
export interface Encryption {
  /** The ids of all keys that this process has; it encrypts and signs with the first. */
  keyIds: readonly [string, ...string[]]
  encrypt(text: string): string
  /** Null when none of the keys decrypts it; the caller decides what to show then. */
  decrypt(encrypted: string): string | null
  /**
   * The same text gives the same 256 bits on every server with this key, and nobody can make them without the
   * key.
   */
  fingerprint(purpose: string, text: string): string
  /**
   * The fingerprints by all keys, the first key's first: those from before a change of keys are recognised too.
   */
  fingerprints(purpose: string, text: string): string[]
}

type OnUnreadable = (keyId: string) => void

/**
 * @param secretKeys the key in use, then older ones and the next one.
 * @param onUnreadable is called with the id of the key of a value that cannot be decrypted.
 */
export function createEncryption(
  [inUse, ...others]: readonly [string, ...string[]],
  onUnreadable: OnUnreadable = () => {},
): Encryption {
  const first = readKey(inUse)
  const keys = [first, ...others.map(readKey)]
  const byId = new Map(keys.map((key) => [key.id, key]))
  return {
    keyIds: [first.id, ...others.map((other) => readKey(other).id)],
    encrypt(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.encrypting, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    decrypt(encrypted) {
      const [id = '', payload = ''] = encrypted.split('.')
      const text = decryptWith(byId.get(id), payload)
      if (text === null) onUnreadable(id)
      return text
    },
    fingerprint: (purpose, text) => fingerprintWith(first, purpose, text),
    fingerprints: (purpose, text) => keys.map((key) => fingerprintWith(key, purpose, text)),
  }
}

function readKey(secretKey: string) {
  // Key objects, because from bytes Node would make one at every call, which takes longer than the encryption.
  const keyFor = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)))
  const encrypting = keyFor('haat sealed text')
  const id = createHash('sha256').update(encrypting.export()).digest('hex').slice(0, 8)
  return { id, encrypting, fingerprinting: keyFor('haat fingerprints') }
}
type Key = ReturnType<typeof readKey>

function decryptWith(key: Key | undefined, payload: string): string | null {
  const bytes = Buffer.from(payload, 'base64url')
  if (!key || bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key.encrypting, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const fingerprintWith = ({ fingerprinting }: Key, purpose: string, text: string) =>
  createHmac('sha256', fingerprinting).update(`${purpose}\0${text}`).digest('base64url')

/** Whether the given text is one of the expected fingerprints, compared in constant time. */
export function isFingerprint(expected: string[], given: string): boolean {
  return expected.some((one) => {
    const ours = Buffer.from(one)
    const theirs = Buffer.from(given)
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  })
}

/**
 * Shown in a field whose value was encrypted with a key that this server does not have. It is in both
 * languages, because the reader's language is not known here, and short enough for the field of a phone number.
 */
export const unreadableText = 'Not readable · पढिँदैन'
