/**
 * The box of a text control. Focus and error are drawn as an outline over the border, so that the text inside
 * does not move when the line grows.
 */
export const controlClass =
  'w-full min-h-13 rounded-control border-[1.5px] border-line-strong bg-surface px-4 py-2.5 text-body text-ink ' +
  'transition-[box-shadow,border-color] outline-offset-[-2px] ' +
  'focus:outline-2 focus:outline-indigo focus:shadow-[0_0_0_4px_var(--color-indigo-tint)] ' +
  'aria-invalid:border-crimson aria-invalid:not-focus:outline-2 aria-invalid:not-focus:outline-crimson ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted ' +
  'read-only:not-[select]:bg-sunken'
