/** An error in one line. drizzle's begin with the whole statement; what the database said of it is their cause. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOfStatement = error.message.startsWith('Failed query:') && error.cause instanceof Error
  return isOfStatement ? `The database refused: ${(error.cause as Error).message}.` : error.message
}
