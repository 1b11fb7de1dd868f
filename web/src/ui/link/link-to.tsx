import { Link } from '@tanstack/react-router'
import type { LinkRenderer } from './link-renderer.tsx'

/** Renders a router link, for primitives that do not know the router. */
export const renderRouterLink: LinkRenderer = ({ href, children, ...props }) => {
  const [to, query] = href.split('?')
  return (
    <Link to={to as '/'} search={Object.fromEntries(new URLSearchParams(query)) as object} {...props}>
      {children}
    </Link>
  )
}
