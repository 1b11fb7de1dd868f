import { Link } from '@tanstack/react-router'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Pager } from '#ui/pager/pager.tsx'
import { lastPage } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { rememberFirstPage, forgetFirstPage } from './shown-pages.ts'

type ListFootProps = {
  search: ProductSearch
  from: number
  total: number
  isTotalCapped: boolean
}

/** How much of the list is shown, the button for the next page, and links to all pages. */
export function ListFoot({ search, from, total, isTotalCapped }: ListFootProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const page = search.pageIndex ?? 1
  const pageCount = Math.min(lastPage, Math.ceil(total / shopPageSize))
  const shown = Math.min(page * shopPageSize, total) - (from - 1) * shopPageSize
  const searchAt = (pageIndex: number): ProductSearch => ({
    ...search,
    pageIndex: pageIndex === 1 ? undefined : pageIndex,
  })
  const next = searchAt(page + 1)
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <div className="mt-11 grid justify-items-center gap-4">
      <p role="status" className="text-small text-muted">
        {texts.showing(figure(shown), formatCappedCount(total, ui.language, isTotalCapped))}
      </p>
      <svg aria-hidden viewBox="0 0 220 6" className="h-1.5 w-55 overflow-hidden rounded-full bg-line">
        <rect width={(220 * shown) / total} height="6" rx="3" className="fill-crimson-fill" />
      </svg>
      {page < pageCount && (
        <Link
          to="/products/"
          search={next}
          replace
          resetScroll={false}
          data-press=""
          onClick={() => rememberFirstPage(next, from)}
          className={buttonClass({ variant: 'secondary' })}
        >
          {texts.loadMore}
        </Link>
      )}
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          hrefOf={String}
          // The pager does not know the router: its `href` is the number of the page.
          renderLink={({ href, children, ...props }) => (
            <Link
              to="/products/"
              search={searchAt(Number(href))}
              onClick={() => forgetFirstPage(searchAt(Number(href)))}
              {...props}
            >
              {children}
            </Link>
          )}
        />
      )}
    </div>
  )
}
