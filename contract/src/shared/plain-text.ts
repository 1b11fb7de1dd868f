import { z } from 'zod'

/**
 * Characters that turn the direction of text round or are invisible, with which a name is made to look like another one or
 * like words of ours. The joiners U+200C and U+200D stay, because Nepali is spelt with them.
 */
export const hiddenSigns = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
/**
 * Text that the database can store: PostgreSQL cannot store the NUL character, nor in JSON half of a character, as is left
 * where a program cut a text in the middle of an emoji. What nobody can see is left out.
 */
export const plainText = (label: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Surrogate}/gu, '\ufffd').replace(hiddenSigns, ''))
    .refine((text) => !text.includes('\0'), `${label} must not contain NUL characters`)
