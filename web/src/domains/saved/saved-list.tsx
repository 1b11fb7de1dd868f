import { Link } from '@tanstack/react-router'
import magnifier from 'picture:state-magnifier'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ProductGrid } from '#domains/catalogue/product-grid.tsx'
import { useWishlistActions } from '#domains/wishlist/use-wishlist.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { arrange } from './arrange.ts'
import { ClearButton } from './clear-button.tsx'
import type { SavedSearch } from './saved-search.ts'
import { SavedItem } from './saved-item.tsx'
import { SavedTools } from './saved-tools.tsx'
import { ShareButton } from './share-button.tsx'

interface SavedListProps {
  items: readonly WishlistItem[]
  search: SavedSearch
  onClear(): void
}

const firstRow = 4

export function SavedList({ items, search, onClear }: SavedListProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { remove } = useWishlistActions()
  const shown = arrange(items, search, ui.language)
  return (
    <>
      <div className="mt-4 mb-5 flex flex-wrap items-center gap-2.5">
        <SavedTools search={search} />
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
          <ProductGrid>
            {shown.map((item, at) => (
              <SavedItem
                key={item.product.id}
                item={item}
                isPriority={at < firstRow}
                onRemove={() => void remove(item.product.id)}
              />
            ))}
          </ProductGrid>
        </>
      )}
    </>
  )
}
