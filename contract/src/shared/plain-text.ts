import { z } from 'zod'

/** Text that the database can store: PostgreSQL cannot store the NUL character. */
export const plainText = (label: string) =>
  z.string().refine((text) => !text.includes('\0'), `${label} must not contain NUL characters`)
