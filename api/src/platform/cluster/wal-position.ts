/** A position in the database's write-ahead log (WAL) as a number: later is larger. */
export type WalPosition = bigint

const written = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i
/** Later than any real position: only the primary satisfies it. */
export const maxWalPosition: WalPosition = 2n ** 64n - 1n

/** Parses a position as PostgreSQL writes it: two halves in hexadecimal digits. */
export function readWalPosition(text: string | null | undefined): WalPosition | undefined {
  const [, high, low] = written.exec(text ?? '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined
}

export const writeWalPosition = (position: WalPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xff_ff_ff_ffn).toString(16)}`.toUpperCase()

export const laterPosition = (a: WalPosition, b: WalPosition | undefined): WalPosition =>
  b !== undefined && b > a ? b : a
