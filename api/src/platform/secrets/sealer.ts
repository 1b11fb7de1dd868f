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

/** Encrypts what the law wants unreadable at rest (phones, addresses), with the key's id in front. */
export interface Sealer {
  /** Of all keys that this process knows; with the first of them it seals and signs. */
  keyIds: readonly [string, ...string[]]
  seal(text: string): string
  /** None for what none of the keys opens: whoever asks says what to show then. */
  open(sealed: string): string | null
  /** The same text gives the same 256 bits on every server with this key, and nobody without the key can make them. */
  fingerprint(purpose: string, text: string): string
  /** By each of the keys, the first key's first: what was made before a change of keys is known again. */
  fingerprints(purpose: string, text: string): string[]
}

type OnUnreadable = (keyId: string) => void

/**
 * @param secretKeys the one in use, then others that were or will be.
 * @param onUnreadable is told the id of the key with which something was sealed that cannot be opened.
 */
export function createSealer(
  [inUse, ...others]: readonly [string, ...string[]],
  onUnreadable: OnUnreadable = () => {},
): Sealer {
  const first = readKey(inUse)
  const keys = [first, ...others.map(readKey)]
  const byId = new Map(keys.map((key) => [key.id, key]))
  return {
    keyIds: [first.id, ...others.map((other) => readKey(other).id)],
    seal(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', first.sealing, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `${first.id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed) {
      const [id = '', payload = ''] = sealed.split('.')
      const text = openWith(byId.get(id), payload)
      if (text === null) onUnreadable(id)
      return text
    },
    fingerprint: (purpose, text) => fingerprintWith(first, purpose, text),
    fingerprints: (purpose, text) => keys.map((key) => fingerprintWith(key, purpose, text)),
  }
}

function readKey(secretKey: string) {
  // As objects: from bytes Node makes one at every call, which takes longer than the sealing.
  const keyFor = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)))
  const sealing = keyFor('haat sealed text')
  const id = createHash('sha256').update(sealing.export()).digest('hex').slice(0, 8)
  return { id, sealing, fingerprinting: keyFor('haat fingerprints') }
}
type Key = ReturnType<typeof readKey>

function openWith(key: Key | undefined, payload: string): string | null {
  const bytes = Buffer.from(payload, 'base64url')
  if (!key || bytes.length < ivBytes + tagBytes) return null
  const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  try {
    return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const fingerprintWith = ({ fingerprinting }: Key, purpose: string, text: string) =>
  createHmac('sha256', fingerprinting).update(`${purpose}\0${text}`).digest('base64url')

/** Whether somebody shows what one of our keys made, or as many of its characters as were given out. */
export function isFingerprint(expected: string[], given: string): boolean {
  return expected.some((one) => {
    const ours = Buffer.from(one)
    const theirs = Buffer.from(given)
    return ours.length === theirs.length && timingSafeEqual(ours, theirs)
  })
}
