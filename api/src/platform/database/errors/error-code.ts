/** The error code of PostgreSQL or of the network; drizzle hides it in the cause. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string') return code
    // The driver tries each address of a host name and reports their errors together.
    if (at instanceof AggregateError && at.cause === undefined) return errorCode(at.errors[0])
  }
  return undefined
}

/** The name of the constraint that refused a write. */
export function errorConstraint(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const name = (at as { constraint?: unknown }).constraint
    if (typeof name === 'string') return name
  }
  return undefined
}
