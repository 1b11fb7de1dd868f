import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** 256 random bits need no slow hash: nobody can try them all. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex')
