/**
 * An error as one line. A drizzle error begins with the whole statement, so the database's own message is taken
 * from its cause.
 */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfStatement = error.message.startsWith('Failed query:') && error.cause instanceof Error
  return isOfStatement ? `The database refused: ${(error.cause as Error).message}.` : error.message
}
