import type { Tx } from '#platform/db/database.ts'
import { listContentByWords } from './find-content.store.ts'

/** Documents for the command palette. */
export const findContentByWords = async (db: Tx, words: string, most: number) =>
  (await listContentByWords(db, words, most)).map(({ id, key, title }) => ({ id, title, detail: key }))
