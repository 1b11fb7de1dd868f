/** In the order of preference. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const isAccepted = (encoding: string, header: string) =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header)

/** The preferred encoding that a client names and does not refuse by `q=0`. */
export const acceptedEncoding = (header = ''): Encoding | undefined =>
  encodings.find((encoding) => isAccepted(encoding, header))

/**
 * zstd takes a third of the time and every new browser reads it, but a nonce cannot be replaced in it
 * afterwards.
 */
export const acceptsZstd = (header = ''): boolean => isAccepted('zstd', header)
