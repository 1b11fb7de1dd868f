import { useMessages } from '../messages/use-messages.ts'
import { plainLink } from '../link/link-renderer.tsx'
import type { LinkRenderer } from '../link/link-renderer.tsx'

type Crumb = { label: string; href: string }

type BreadcrumbProps = {
  /** The ancestors from the top down, without the page itself. */
  parents: readonly Crumb[]
  current: string
  renderLink?: LinkRenderer
}

export function Breadcrumb({ parents, current, renderLink = plainLink }: BreadcrumbProps) {
  const { ui } = useMessages()
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className="breadcrumb">
        {parents.map(({ label, href }) => (
          <li key={href}>
            {renderLink({ href, children: label })}
            <span aria-hidden />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
