import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import { ProductGridSkeleton } from '#domains/catalogue/product-grid.tsx'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SavedList } from './saved-list.tsx'
import type { SavedSearch } from './saved-search.ts'
import { useSavedItems } from './use-saved-items.ts'
import { useUndo } from './use-undo.ts'

interface SavedThingsProps {
  isSignedIn: boolean
  search: SavedSearch
}

/** The wishlist of whoever is here, from the server or from this browser. High enough to keep what follows out of sight. */
export const SavedThings = (props: SavedThingsProps) => (
  <div className="flow-root min-h-[85dvh]">
    <Things {...props} />
  </div>
)

function Things({ isSignedIn, search }: SavedThingsProps) {
  const texts = useArea('wishlist')
  const { ids, known, items, isBroken, isRetrying, retry } = useSavedItems(isSignedIn)
  const { silence } = useUndo(ids, known)
  if (items && items.length > 0) return <SavedList items={items} search={search} onClear={silence} />
  if (items) return <NothingSaved />
  if (!isBroken) return <Waiting />
  return (
    <ErrorState
      picture={teapot}
      headingLevel={2}
      heading={texts.failed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {texts.failedText}
    </ErrorState>
  )
}

const Waiting = () => (
  <>
    <NeedsScript />
    <div className="noscript:hidden">
      <Skeleton className="mt-4 mb-5 h-13 max-w-md rounded-control" />
      <ProductGridSkeleton count={8} />
    </div>
  </>
)

function NeedsScript() {
  const texts = useArea('wishlist')
  return <p className="mt-4 hidden noscript:block">{texts.needsScript}</p>
}

function NothingSaved() {
  const texts = useArea('wishlist')
  return (
    <EmptyState
      picture={basket}
      headingLevel={2}
      heading={texts.empty}
      actions={
        <>
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {texts.walk}
          </Link>
          <Link
            to="/products/"
            search={{ deals: true }}
            className={buttonClass({ variant: 'quiet', isWide: true })}
          >
            {texts.deals}
          </Link>
        </>
      }
    >
      {texts.emptyText}
    </EmptyState>
  )
}
