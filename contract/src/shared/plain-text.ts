import { z } from 'zod'

/** Text that a database can keep: PostgreSQL has no place for the NUL character. */
export const plainText = (label: string) =>
  z.string().refine((text) => !text.includes('\0'), `${label} must not contain NUL characters`)
