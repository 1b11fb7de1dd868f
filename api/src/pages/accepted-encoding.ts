/** In the order in which we like to send them. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The best of ours that a client names and does not refuse by `q=0`. */
export const acceptedEncoding = (header = ''): Encoding | undefined =>
  encodings.find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header),
  )
