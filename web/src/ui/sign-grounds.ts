import type { SignColour } from '@haat/contract/shared/sign-colours.ts'

/** What a letter on a sign stands on. */
export const signGrounds: Record<SignColour, string> = {
  crimson: 'bg-crimson-fill text-white',
  pine: 'bg-pine-deep text-white',
  indigo: 'bg-indigo-fill text-white',
  marigold: 'bg-marigold text-on-marigold',
}
