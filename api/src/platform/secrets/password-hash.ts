import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts'

const argon2Async = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** One core stays free for other requests; each hash takes 19 MiB and some 30 ms. */
const maxAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const maxWaiting = 100
const withLimit = createConcurrencyLimit(maxAtOnce, maxWaiting)

/** The same password typed on another keyboard may consist of other code points. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')

/**
 * Hashes with argon2id in the usual PHC notation, so that the cost can be raised later without breaking old
 * hashes.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await withLimit(() => argon2Async('argon2id', { message: bytesOf(password), nonce, ...cost }))
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/**
 * An unknown account takes as much time as a known one: the password is compared with the hash of a random one.
 */
let decoy: Promise<string> | undefined
const decoyHash = () => (decoy ??= hashPassword(randomBytes(32).toString('base64url')))

export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash ?? (await decoyHash())) ?? []
  const expected = Buffer.from(tag, 'base64')
  const actual = await withLimit(() =>
    argon2Async('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(nonce, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    }),
  )
  return hash !== null && timingSafeEqual(actual, expected)
}
