import { formatCount } from '@haat/contract/shared/numbers.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMessages } from '../messages/use-messages.ts'
import { plainLink, type LinkRenderer } from '../link/link-renderer.tsx'
import { pageWindow } from './page-window.ts'
import type { ReactNode } from 'react'

type PagerProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Distinguishes two pagers on one page. */
  label?: string
  renderLink?: LinkRenderer
}

/** Page numbers as real links, so that they can be opened in a new tab, bookmarked and crawled. */
export function Pager({ page, pageCount, hrefOf, label, renderLink = plainLink }: PagerProps) {
  const { ui } = useMessages()
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <nav aria-label={label ?? ui.pages}>
      <ul className="pager">
        <PagerStep
          label={ui.previousPage}
          rel="prev"
          href={page > 1 ? hrefOf(page - 1) : undefined}
          renderLink={renderLink}
        >
          <ChevronLeft />
        </PagerStep>
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot.page ?? slot.key} className={slot.isMinor ? 'max-sm:hidden' : undefined}>
            {slot.page === undefined ? (
              <span aria-hidden className="pager-gap">
                …
              </span>
            ) : (
              renderLink({
                href: hrefOf(slot.page),
                className: 'pager-link',
                'aria-label':
                  slot.page === page
                    ? ui.pageOf(figure(page), figure(pageCount))
                    : ui.page(figure(slot.page)),
                ...(slot.page === page ? { 'aria-current': 'page' as const } : {}),
                children: figure(slot.page),
              })
            )}
          </li>
        ))}
        <PagerStep
          label={ui.nextPage}
          rel="next"
          href={page < pageCount ? hrefOf(page + 1) : undefined}
          renderLink={renderLink}
        >
          <ChevronRight />
        </PagerStep>
      </ul>
    </nav>
  )
}

type PagerStepProps = {
  label: string
  rel: 'prev' | 'next'
  /** Undefined at the ends: the arrow keeps its room but is no link. */
  href: string | undefined
  renderLink: LinkRenderer
  children: ReactNode
}

function PagerStep({ label, rel, href, renderLink, children }: PagerStepProps) {
  if (href === undefined) {
    return (
      <li aria-hidden className="pager-step">
        {children}
      </li>
    )
  }
  return <li>{renderLink({ href, className: 'pager-step', rel, 'aria-label': label, children })}</li>
}
