import { Link } from '@tanstack/react-router'
import type { LinkRenderer } from '#ui/link-renderer.tsx'

/** How primitives that know no router draw a link of ours. */
export const linkTo: LinkRenderer = ({ href, children, ...props }) => (
  <Link to={href as '/'} {...props}>
    {children}
  </Link>
)
