import type { SignColour } from '@haat/contract/shared/sign-colours.ts'

/** The background and text colours of a vendor's letter sign. */
export const signColourClasses: Record<SignColour, string> = {
  crimson: 'bg-crimson-fill text-white',
  pine: 'bg-pine-deep text-white',
  indigo: 'bg-indigo-fill text-white',
  marigold: 'bg-marigold text-on-marigold',
}
