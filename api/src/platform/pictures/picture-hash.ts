import { createHash } from 'node:crypto'

/** The id of a picture: half a SHA-256 of its source and of how it is processed. */
export const pictureHash = (kind: string, content: string | Buffer) =>
  createHash('sha256').update(`${kind}\0`).update(content).digest('hex').slice(0, 32)
