import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { LinkedSearch } from '../list-definition.ts'

type ListLinkProps = Omit<ComponentProps<'a'>, 'href'> & { replace?: boolean; resetScroll?: boolean } & {
  to: '/products/' | '/services/'
  search: LinkedSearch
}

/** A link to a list with this search. */
export const ListLink = ({ to, search, ...props }: ListLinkProps) => (
  <Link to={to} search={search} {...props} />
)
