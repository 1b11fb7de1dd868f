import { Link } from '@tanstack/react-router'
import basket from 'picture:state-basket'
import teapot from 'picture:state-teapot'
import { Suspense, useEffect, useRef } from 'react'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { replayPress } from '#ui/button/replay-press.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useSavedItems } from './page/use-saved-items.ts'
import { WishlistList } from './page/wishlist-list.tsx'
import { useProductParts } from './product-parts.ts'
import { useWishlistActions } from './use-wishlist.ts'
import { isSameProduct } from './saved-id.ts'
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
    {/* The cards bring texts of their own, and what is around them stays while these load. */}
    <Suspense fallback={<Waiting />}>
      <Products {...props} />
    </Suspense>
  </div>
)

function Products({ isSignedIn, search }: SavedProductsProps) {
  const texts = useArea('wishlist')
  const { ids, known, items, isBroken, query } = useSavedItems(isSignedIn)
  const { silence } = useUndo(ids, known)
  if (items && items.length > 0) return <WishlistList items={items} search={search} onClear={silence} />
  if (items) return <NothingSaved />
  if (!isBroken) return <Waiting />
  return (
    <ErrorState picture={teapot} headingLevel={2} heading={texts.failed} query={query}>
      {texts.failedText}
    </ErrorState>
  )
}

function Waiting() {
  const { GridSkeleton } = useProductParts()
  return (
    <>
      <NeedsScript />
      <div className="no-js:hidden">
        <Skeleton className="mt-4 mb-5 h-13 max-w-md rounded-control" />
        <GridSkeleton count={8} />
      </div>
    </>
  )
}

function NeedsScript() {
  const texts = useArea('wishlist')
  return <p className="mt-4 hidden no-js:block">{texts.needsScript}</p>
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
          <ButtonLink to="/products/">{texts.walk}</ButtonLink>
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

/** Offers to undo the removal of one product, whether by its heart or by its button. */
function useUndo(ids: readonly string[], known: readonly WishlistItem[] | undefined) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { save } = useWishlistActions()
  const before = useRef(ids)
  const isSilent = useRef(false)

  useEffect(() => {
    const [gone, another] = before.current.filter((id) => !ids.includes(id))
    before.current = ids
    if (gone === undefined) return
    const wasSilent = isSilent.current
    isSilent.current = false
    const item = known?.find(({ product }) => isSameProduct(product.id, gone))
    // Offers nothing for a removal in another tab, nor for clearing the whole list.
    if (!item || another !== undefined || wasSilent || !document.hasFocus()) return
    const title = inLanguage(item.product.title, ui.language)
    const undo = { label: texts.undo, onAct: () => void save(item.product.id) }
    void showToast('default', texts.removed(title), undo).catch(() => {})
  })

  return {
    silence: () => {
      isSilent.current = true
    },
  }
}
