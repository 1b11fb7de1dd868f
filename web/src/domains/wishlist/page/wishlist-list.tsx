import { Link, useNavigate } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Share from 'lucide-react/icons/share-2'
import magnifier from 'picture:state-magnifier'
import { useState } from 'react'
import type { WishlistItem } from '@haat/contract/domains/wishlist.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useWishlistActions } from '../use-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useProductParts } from '../product-parts.ts'
import { sharedHref } from '../shared-wishlist.ts'
import { wishlistSorts, type WishlistSearch, type WishlistSort } from '../wishlist-search.ts'
import { WishlistRow } from './wishlist-item.tsx'

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

type Order = (a: WishlistItem, b: WishlistItem) => number

const orders = (language: Language): Record<WishlistSort, Order> => ({
  newest: () => 0,
  cheapest: (a, b) => a.product.pricePaisa - b.product.pricePaisa,
  dearest: (a, b) => b.product.pricePaisa - a.product.pricePaisa,
  name: (a, b) =>
    inLanguage(a.product.title, language).localeCompare(inLanguage(b.product.title, language), language),
})

/** Expects the items newest first. */
function filterAndSort(items: readonly WishlistItem[], search: WishlistSearch, language: Language) {
  const { sort = 'newest', inStock, onSale } = search
  return items
    .filter(({ product }) => !inStock || product.stock !== 'out')
    .filter(({ product }) => !onSale || product.oldPricePaisa !== null)
    .toSorted(orders(language)[sort])
}

/** Shares a link that shows these products to anybody, without saying whose they are. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const texts = useArea('wishlist')
  const [uncopied, setUncopied] = useState<string>()

  async function share() {
    const url = sharedHref(location.origin, ids)
    const isPhone = matchMedia('(pointer: coarse)').matches
    try {
      if (isPhone && navigator.share) await navigator.share({ title: texts.shareTitle, url })
      else {
        await navigator.clipboard.writeText(url)
        await showToast('success', texts.copied)
      }
    } catch (failure) {
      // A dialog that was closed without sharing needs no answer. When sharing was refused the link can be
      // copied by hand.
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setUncopied(url)
    }
  }

  return (
    <>
      <Button variant="secondary" icon={<Share />} onClick={() => void share()}>
        {texts.share}
      </Button>
      <Dialog isOpen={uncopied !== undefined} onClose={() => setUncopied(undefined)} title={texts.copyThis}>
        <TextInput
          readOnly
          aria-label={texts.copyThis}
          value={uncopied ?? ''}
          onFocus={(event) => event.target.select()}
        />
      </Dialog>
    </>
  )
}

interface ClearButtonProps {
  count: number
  /** Called before the list is cleared, so that no toast offers to undo each removal. */
  onClear(): void
}

function ClearButton({ count, onClear }: ClearButtonProps) {
  const { ui } = useMessages()
  const texts = useArea('wishlist')
  const { clear } = useWishlistActions()
  const [isAsking, setIsAsking] = useState(false)

  async function clearAll() {
    setIsAsking(false)
    onClear()
    if (await clear()) void showToast('success', texts.cleared).catch(() => {})
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {texts.clear}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.clearTitle}
        footer={
          <>
            <Button variant="secondary" isWide onClick={() => setIsAsking(false)}>
              {texts.clearNo}
            </Button>
            <Button isWide onClick={() => void clearAll()}>
              {texts.clearYes}
            </Button>
          </>
        }
      >
        <p>{texts.clearText(formatCount(count, ui.language))}</p>
      </Dialog>
    </>
  )
}

/** Sorting and filters. They are kept in the URL, but replace the history entry instead of adding one. */
function WishlistTools({ search }: { search: WishlistSearch }) {
  const texts = useArea('wishlist')
  const navigate = useNavigate()
  const look = (change: WishlistSearch) =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    })
  const toggle = (name: 'inStock' | 'onSale') => (
    <button
      type="button"
      aria-pressed={!!search[name]}
      onClick={() => look({ [name]: search[name] ? undefined : true })}
      className={classNames(
        'inline-flex min-h-12 items-center gap-2 rounded-control border-[1.5px] px-4 text-label transition-colors',
        search[name]
          ? 'border-crimson bg-blush text-crimson-deep'
          : 'border-line-strong bg-surface hover:bg-sunken',
      )}
    >
      {search[name] && <Check aria-hidden className="size-4" />}
      {texts[name]}
    </button>
  )
  return (
    <>
      <SelectInput
        aria-label={texts.sortLabel}
        value={search.sort ?? 'newest'}
        onChange={({ target }) =>
          look({ sort: target.value === 'newest' ? undefined : (target.value as WishlistSort) })
        }
      >
        {wishlistSorts.map((sort) => (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </SelectInput>
      {toggle('inStock')}
      {toggle('onSale')}
    </>
  )
}
