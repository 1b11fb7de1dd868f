/** Returns a value of the URL if it is a string that matches the pattern, else undefined. */
export const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined
