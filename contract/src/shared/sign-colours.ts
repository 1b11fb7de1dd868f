/** Grounds that a vendor's letter may stand on. */
export const signColours = ['crimson', 'pine', 'indigo', 'marigold'] as const
export type SignColour = (typeof signColours)[number]
