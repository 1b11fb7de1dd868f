import type { Tx } from '#platform/database/database.ts'

/** Finds what things of one kind are called now, in one query; what is not found is gone. */
type FindNames = (db: Tx, ids: string[]) => Promise<Map<string, string>>

const namedKinds = [
  'account',
  'application',
  'category',
  'content',
  'courier',
  'file',
  'listing',
  'mail',
  'saved-reply',
  'synonyms',
  'ticket',
  'vendor',
  'view',
] as const
export type NamedKind = (typeof namedKinds)[number]

/** What the audit log asks of the domains whose things it names. */
export type AuditSubjects = Record<NamedKind, FindNames>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Some entries are about all things of a kind, and have a word in place of an id. */
const idPatterns: Partial<Record<NamedKind, RegExp>> = {
  category: /^\d{1,9}$/,
  courier: /^\d{1,15}$/,
  listing: /^\d{1,15}$/,
  ticket: /^T-\d{1,9}$/,
  synonyms: /^\d{1,9}$/,
  vendor: /^[a-z0-9-]+-\d{1,15}$/,
}
export const isIdOf = (kind: NamedKind, id: string) => (idPatterns[kind] ?? uuid).test(id)

export const isNamedKind = (kind: string): kind is NamedKind =>
  (namedKinds as readonly string[]).includes(kind)

/** Finds the names of all these things, with one query for each kind that occurs. */
export async function findSubjectNames(
  db: Tx,
  subjects: AuditSubjects,
  things: readonly { kind: string; id: string }[],
): Promise<(kind: NamedKind, id: string) => string | undefined> {
  const names = new Map<NamedKind, Map<string, string>>()
  for (const kind of namedKinds) {
    const ids = things.filter((thing) => thing.kind === kind && isIdOf(kind, thing.id)).map(({ id }) => id)
    if (ids.length > 0) names.set(kind, await subjects[kind](db, [...new Set(ids)]))
  }
  return (kind, id) => names.get(kind)?.get(id)
}
