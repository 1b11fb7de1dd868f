/** Limits of what staff ask for in a category. */
export const maxParticulars = 20
export const maxChoices = 30
export const particularNameMaxLength = 60
export const particularHintMaxLength = 120
export const particularKeyMaxLength = 40

export const categoryKinds = ['product', 'service'] as const
export type CategoryKind = (typeof categoryKinds)[number]
