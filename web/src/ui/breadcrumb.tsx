import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMessages } from '#messages/use-messages.ts'
import { plainLink } from './link-renderer.tsx'
import type { LinkRenderer } from './link-renderer.tsx'

type Crumb = { label: string; href: string }

type BreadcrumbProps = {
  /** From the top down, without the page itself. */
  parents: readonly Crumb[]
  current: string
  renderLink?: LinkRenderer
}

export function Breadcrumb({ parents, current, renderLink = plainLink }: BreadcrumbProps) {
  const { ui } = useMessages()
  return (
    <nav aria-label={ui.breadcrumb}>
      <ol className="flex min-h-11 flex-wrap items-center gap-x-1 text-small">
        {parents.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            {renderLink({
              href,
              className:
                'flex min-h-11 min-w-11 items-center rounded-badge pr-1 text-muted hover:text-crimson hover:underline',
              children: label,
            })}
            <ChevronRight aria-hidden className="mr-1 size-4 text-muted" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  )
}
