import { Link, type LinkProps } from '@tanstack/react-router'

/** A link at the end of a panel's title. */
export function PanelLink({ to, children }: Pick<LinkProps, 'to'> & { children: string }) {
  return (
    <Link
      to={to}
      className="-my-3 inline-flex min-h-11 shrink-0 items-center rounded-chip px-1 font-semibold text-crimson underline-offset-4 hover:text-crimson-deep hover:underline"
    >
      {children}
    </Link>
  )
}
