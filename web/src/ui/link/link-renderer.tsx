import type { ReactNode } from 'react'

type LinkProps = {
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
}

/** How a primitive draws a link without knowing the router. */
export type LinkRenderer = (props: LinkProps) => ReactNode

export const plainLink: LinkRenderer = ({ children, ...props }) => <a {...props}>{children}</a>
