import { timingSafeEqual } from 'node:crypto'

/** Tells nothing by the time it takes. */
export const isSameCode = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
