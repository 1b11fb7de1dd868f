import { Link } from '@tanstack/react-router'

interface AllLinkProps {
  /** Below /vendor/. */
  path: string
  search?: Record<string, string>
  text: string
}

/** At the end of a panel's title, to the whole list. */
export const AllLink = ({ path, search = {}, text }: AllLinkProps) => (
  <Link
    to="/vendor/$"
    params={{ _splat: path }}
    search={search as object}
    className="inline-flex min-h-11 items-center text-small font-semibold whitespace-nowrap text-crimson hover:underline"
  >
    {text}
  </Link>
)
