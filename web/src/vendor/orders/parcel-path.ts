/** The address of a parcel below /vendor/. */
export const parcelPath = (shopId: string, number: string) => `${shopId}/orders/${number}`
