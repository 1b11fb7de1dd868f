import { z } from 'zod'

/**
 * Text that the database can store: PostgreSQL cannot store the NUL character, nor in JSON half of a character, as is left
 * where a program cut a text in the middle of an emoji.
 */
export const plainText = (label: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .refine((text) => !text.includes('\0'), `${label} must not contain NUL characters`)
