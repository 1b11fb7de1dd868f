import { Link } from '@tanstack/react-router'
import magnifier from 'picture:state-magnifier'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '../use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { filterAndSort } from './sort-wishlist.ts'
import { ClearButton } from './clear-button.tsx'
import { useProductParts } from '../product-parts.ts'
import type { WishlistSearch } from '../wishlist-search.ts'
import { WishlistRow } from './wishlist-item.tsx'
import { WishlistTools } from './wishlist-tools.tsx'
import { ShareButton } from './share-button.tsx'

interface SavedListProps {
  items: readonly WishlistItem[]
  search: WishlistSearch
  onClear(): void
}

const firstRow = 4

export function WishlistList({ items, search, onClear }: SavedListProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { remove } = useWishlistActions()
  const { Grid } = useProductParts()
  const shown = filterAndSort(items, search, ui.language)
  return (
    <>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-2.5">
        <WishlistTools search={search} />
        <p role="status" className="px-1 text-small text-muted">
          {texts.count(formatCount(shown.length, ui.language))}
        </p>
        <div className="flex gap-1.5 md:ml-auto">
          <ShareButton ids={shown.map(({ product }) => product.id)} />
          <ClearButton count={items.length} onClear={onClear} />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture={magnifier}
          tone="indigo"
          headingLevel={2}
          heading={texts.noneLeft}
          actions={
            <Link
              to="."
              search={{ inStock: undefined, onSale: undefined } as object}
              replace
              className={buttonClass({ isWide: true })}
            >
              {texts.showAll}
            </Link>
          }
        >
          {texts.noneLeftText}
        </EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{texts.things}</h2>
          <Grid>
            {shown.map((item, at) => (
              <WishlistRow
                key={item.product.id}
                item={item}
                isPriority={at < firstRow}
                onRemove={() => void remove(item.product.id)}
              />
            ))}
          </Grid>
        </>
      )}
    </>
  )
}
