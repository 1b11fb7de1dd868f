import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export type CategoryKind = 'goods' | 'services'

type CategoryLinkProps = {
  kind: CategoryKind
  slug: string
  className?: string
  onClick?: () => void
  children: ReactNode
}

/** A link to the products or services of a category. */
export function CategoryLink({ kind, slug, children, ...rest }: CategoryLinkProps) {
  const search = { category: slug }
  return kind === 'goods' ? (
    <Link to="/products/" search={search} {...rest}>
      {children}
    </Link>
  ) : (
    <Link to="/services/" search={search} {...rest}>
      {children}
    </Link>
  )
}
