import type { Parcel } from '@haat/contract/domains/orders.ts'

type Line = Pick<Parcel['lines'][number], 'sent' | 'taken'>

/** How many of a line the user has, or is sent. */
export const keptOf = ({ sent, taken }: Line) => taken ?? sent
export const isKept = (line: Line) => keptOf(line) > 0
