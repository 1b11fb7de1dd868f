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
      <ol className="flex min-h-11 flex-wrap items-center gap-x-1 text-small">
        {parents.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1">
            {renderLink({
              href,
              className:
                // Short names get a larger target than their letters; the first one has the same width in every
                // font.
                'relative flex min-h-11 items-center in-[li:first-child]:min-w-11 rounded-badge pr-1 text-muted after:absolute after:-inset-x-2.5 after:inset-y-0 hover:text-crimson hover:underline',
              children: label,
            })}
            {/* Two borders of a square instead of an icon, which would be one more module in every first visit. */}
            <span
              aria-hidden
              className="mr-2.5 size-1.5 rotate-45 border-t-[1.5px] border-r-[1.5px] border-muted"
            />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 font-semibold wrap-anywhere">
          {current}
        </li>
      </ol>
    </nav>
  )
}
