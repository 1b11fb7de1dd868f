import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** argon2id in the usual PHC notation, so that the cost can be raised later without breaking old hashes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await argon2Async('argon2id', { message: password, nonce, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`
}
