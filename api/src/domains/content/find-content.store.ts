import { desc, eq, ilike, or } from 'drizzle-orm'
import type { Tx } from '#platform/db/database.ts'
import { likePattern } from '#platform/db/like-pattern.ts'
import { contents, contentVersions } from './content.tables.ts'

/** The newest version of each document whose key or title has these words. Documents are few. */
export const listContentByWords = (db: Tx, words: string, most: number) =>
  db
    .selectDistinctOn([contents.id], { id: contents.id, key: contents.key, title: contentVersions.title })
    .from(contents)
    .innerJoin(contentVersions, eq(contentVersions.contentId, contents.id))
    .where(or(ilike(contents.key, likePattern(words)), ilike(contentVersions.title, likePattern(words))))
    .orderBy(contents.id, desc(contentVersions.version))
    .limit(most)
