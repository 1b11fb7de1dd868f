import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** A fast hash is safe here: a token has 256 random bits, so nobody can guess it by trying. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
