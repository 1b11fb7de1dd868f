import { shopPageSize } from '@haat/contract/domains/catalogue.rules.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Pager } from '#ui/pager/pager.tsx'
import type { ListTypes } from '../list-definition.ts'
import { lastPage, forgetFirstPage, rememberFirstPage, useFormat, type ListProps } from '../use-list.ts'
import { ListLink } from './list-link.tsx'

type ListFootProps<L extends ListTypes> = ListProps<L> & {
  from: number
  total: number
}

/** Links to all pages; where more can be loaded, also how much of the list is shown and the button for the next page. */
export function ListFoot<L extends ListTypes>({ list, search, from, total }: ListFootProps<L>) {
  const page = search.pageIndex ?? 1
  const pageCount = Math.min(lastPage, Math.ceil(total / shopPageSize))
  const searchAt = (pageIndex: number) => ({ ...search, pageIndex: pageIndex === 1 ? undefined : pageIndex })
  if (!list.CardSkeleton && pageCount < 2) return null
  return (
    <div className={list.looks.foot}>
      {list.CardSkeleton && (
        <MoreToLoad shown={Math.min(page * shopPageSize, total) - (from - 1) * shopPageSize} total={total} />
      )}
      {list.CardSkeleton && page < pageCount && (
        <ListLink
          to={list.to}
          search={searchAt(page + 1)}
          replace
          resetScroll={false}
          data-press=""
          onClick={() => rememberFirstPage(searchAt(page + 1), from)}
          className={buttonClass({ variant: 'secondary' })}
        >
          <LoadMore />
        </ListLink>
      )}
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          hrefOf={String}
          // The pager does not know the router: its `href` is the number of the page.
          renderLink={({ href, children, ...props }) => (
            <ListLink
              to={list.to}
              search={searchAt(Number(href))}
              onClick={() => forgetFirstPage(searchAt(Number(href)))}
              {...props}
            >
              {children}
            </ListLink>
          )}
        />
      )}
    </div>
  )
}

const LoadMore = () => useArea('products').loadMore

function MoreToLoad({ shown, total }: { shown: number; total: number }) {
  const texts = useArea('products')
  const format = useFormat()
  return (
    <>
      <p role="status" className="text-small text-muted">
        {texts.showing(format(shown), format(total))}
      </p>
      <svg aria-hidden viewBox="0 0 220 6" className="h-1.5 w-55 overflow-hidden rounded-full bg-line">
        <rect width={(220 * shown) / total} height="6" rx="3" className="fill-crimson-fill" />
      </svg>
    </>
  )
}
