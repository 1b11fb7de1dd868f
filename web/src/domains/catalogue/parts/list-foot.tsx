import { Link } from '@tanstack/react-router'
import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { counted } from '#domains/filters/counted.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Pager } from '#ui/pager.tsx'
import { lastPage } from '../product-search.ts'
import type { ProductSearch } from '../product-search.ts'
import { growFrom, startAt } from '../shown-pages.ts'

type ListFootProps = {
  search: ProductSearch
  from: number
  total: number
  isTotalCapped: boolean
}

/** How far one has come, the next lot, and every other page. */
export function ListFoot({ search, from, total, isTotalCapped }: ListFootProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const page = search.pageIndex ?? 1
  const pageCount = Math.min(lastPage, Math.ceil(total / shopPageSize))
  const shown = Math.min(page * shopPageSize, total) - (from - 1) * shopPageSize
  const at = (pageIndex: number): ProductSearch => ({
    ...search,
    pageIndex: pageIndex === 1 ? undefined : pageIndex,
  })
  const next = at(page + 1)
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <div className="mt-11 grid justify-items-center gap-4">
      <p role="status" className="text-small text-muted">
        {texts.showing(figure(shown), counted(total, ui.language, isTotalCapped))}
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
          onClick={() => growFrom(next, from)}
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
          // The pager knows no router: it hands the number of the page back.
          renderLink={({ href, children, ...props }) => (
            <Link
              to="/products/"
              search={at(Number(href))}
              onClick={() => startAt(at(Number(href)))}
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
