/** The shopper, the shop and the tax office read it: it stands on the credit note. */
export const refundReasonMaxLength = 300
/** How many lines one refund can name; no parcel has more. */
export const maxRefundedLines = 200

/** As it is printed: bills of the same shop and year have numbers of their own. */
export const creditNoteNumber = ({ fiscalYear, number }: { fiscalYear: string; number: number }) =>
  `CN-${fiscalYear}-${number}`
/** The name of the file of a credit note, by its number. */
export const creditNoteFile = (number: string) => `haat-${number.replace('/', '-')}.pdf`

/** A line with what was paid for all of its pieces that were kept. */
export interface PaidLine {
  paidPaisa: number
  quantity: number
}

/**
 * What was paid for some pieces of a line, of which others may have been refunded before. It is rounded down for all that
 * are refunded so far, so that all pieces one after the other come to what was paid.
 */
export function paidForPieces({ paidPaisa, quantity }: PaidLine, before: number, pieces: number): number {
  const paidFor = (count: number) => Number((BigInt(paidPaisa) * BigInt(count)) / BigInt(quantity))
  return paidFor(before + pieces) - paidFor(before)
}
