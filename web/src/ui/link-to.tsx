import { Link } from '@tanstack/react-router'
import type { LinkRenderer } from './link-renderer.tsx'

/** How primitives that know no router draw a link of ours. */
export const linkTo: LinkRenderer = ({ href, children, ...props }) => {
  const [to, query] = href.split('?')
  return (
    <Link to={to as '/'} search={Object.fromEntries(new URLSearchParams(query)) as object} {...props}>
      {children}
    </Link>
  )
}
