import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type ContentLinkProps = {
  /** What follows `/staff/content/`. */
  to?: string
  search?: Record<string, unknown>
  children: ReactNode
} & Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'aria-current'>

export function ContentLink({ to = '', search = {}, children, ...rest }: ContentLinkProps) {
  const place = to === '' ? 'content' : `content/${to}`
  return (
    <Link to="/staff/$" params={{ _splat: place }} search={search as never} {...rest}>
      {children}
    </Link>
  )
}
