/** The envelope of every answer but those of the auth calls. */
export const answer = <T>(message: string, data: T) => ({ success: true as const, message, data })
