/** Background colours for the letter on a vendor's sign. */
export const signColours = ['crimson', 'pine', 'indigo', 'marigold'] as const
export type SignColour = (typeof signColours)[number]
