import { formatCount } from '@haat/contract/shared/numbers.ts'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from './class-names.ts'
import { plainLink } from './link-renderer.tsx'
import type { LinkRenderer } from './link-renderer.tsx'
import { PagerStep } from './pager-step.tsx'
import { pageWindow } from './page-window.ts'

type PagerProps = {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** Tells two pagers on one screen apart. */
  label?: string
  renderLink?: LinkRenderer
}

const placeClass =
  'grid size-11 place-items-center rounded-chip text-label transition-colors hover:bg-sunken aria-[current]:bg-ink aria-[current]:text-paper'

/** Real links, so that a page can be opened beside, kept and crawled. */
export function Pager({ page, pageCount, hrefOf, label, renderLink = plainLink }: PagerProps) {
  const { ui } = useMessages()
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <nav aria-label={label ?? ui.pages}>
      <ul className="flex items-center justify-center sm:gap-1">
        <PagerStep
          label={ui.previousPage}
          rel="prev"
          href={page > 1 ? hrefOf(page - 1) : undefined}
          renderLink={renderLink}
        >
          <ChevronLeft />
        </PagerStep>
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot.page ?? slot.key} className={classNames(slot.isMinor && 'max-sm:hidden')}>
            {slot.page === undefined ? (
              <span aria-hidden className="grid h-11 w-8 place-items-center text-muted sm:w-11">
                …
              </span>
            ) : (
              renderLink({
                href: hrefOf(slot.page),
                className: placeClass,
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
