/** Percent times a hundred, of the goods, before any discount. Frozen at the sale. */
export const commissionRate = 1000

export const commissionOf = (goodsPaisa: number) => Math.floor((goodsPaisa * commissionRate) / 10_000)
