import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSavedItems } from './page/use-saved-items.ts'
import { useUndo } from './page/use-undo.ts'
import { WishlistList } from './page/wishlist-list.tsx'
import { useProductParts } from './product-parts.ts'
import type { WishlistSearch } from './wishlist-search.ts'

interface WishlistPageProps {
  isSignedIn: boolean
  search: WishlistSearch
  onSignIn: () => void
}

export function WishlistPage({ isSignedIn, search, onSignIn }: WishlistPageProps) {
  const { pages } = useMessages()
  return (
    <div className="page-width pt-6 pb-10">
      <h1 className="text-h1">{pages.wishlist}</h1>
      {!isSignedIn && <SignInHint onSignIn={onSignIn} />}
      <SavedProducts isSignedIn={isSignedIn} search={search} />
    </div>
  )
}

function SignInHint({ onSignIn }: { onSignIn: () => void }) {
  const texts = useArea('wishlist')
  return (
    <aside className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel bg-indigo-tint p-4 md:px-6">
      <div className="min-w-56 grow basis-0">
        <h2 className="text-h3">{texts.signInTitle}</h2>
        <p className="mt-0.5 text-small">{texts.signInText}</p>
      </div>
      <Button variant="secondary" {...replayPress} aria-haspopup="dialog" onClick={onSignIn}>
        {texts.signIn}
      </Button>
    </aside>
  )
}

interface SavedProductsProps {
  isSignedIn: boolean
  search: WishlistSearch
}

/**
 * The products of the wishlist, from the server for a signed-in user, else from this browser. Its minimum height keeps
 * the footer out of sight while the list loads, so that nothing on the screen shifts.
 */
export const SavedProducts = (props: SavedProductsProps) => (
  <div className="flow-root min-h-[85dvh]">
    <Products {...props} />
  </div>
)

function Products({ isSignedIn, search }: SavedProductsProps) {
  const texts = useArea('wishlist')
  const { ids, known, items, isBroken, isRetrying, retry } = useSavedItems(isSignedIn)
  const { silence } = useUndo(ids, known)
  if (items && items.length > 0) return <WishlistList items={items} search={search} onClear={silence} />
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

function Waiting() {
  const { GridSkeleton } = useProductParts()
  return (
    <>
      <NeedsScript />
      <div className="noscript:hidden">
        <Skeleton className="mt-4 mb-5 h-13 max-w-md rounded-control" />
        <GridSkeleton count={8} />
      </div>
    </>
  )
}

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
