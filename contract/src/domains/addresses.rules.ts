export const maxAddresses = 20
export const addressLabels = ['home', 'office', 'other'] as const
export type AddressLabel = (typeof addressLabels)[number]
export const nameMaxLength = 80
export const toleMaxLength = 120
export const landmarkMaxLength = 160
export const labelNameMaxLength = 40
