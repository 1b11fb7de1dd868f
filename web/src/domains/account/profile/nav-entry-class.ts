/** An entry of the profile's navigation: a row at the side, a chip on the phone. */
export const navEntryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 font-semibold whitespace-nowrap transition-[background-color] ' +
  'max-lg:bg-surface max-lg:text-label max-lg:inset-ring max-lg:inset-ring-line hover:bg-sunken lg:min-h-11.5 lg:whitespace-normal ' +
  'aria-[current=page]:bg-blush aria-[current=page]:text-crimson-deep aria-[current=page]:inset-ring-0 ' +
  '[&>svg]:size-5 [&>svg]:shrink-0 [&:not([aria-current])>svg]:text-muted'
