import { useNavigate } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { wishlistSorts, type WishlistSearch, type WishlistSort } from '../wishlist-search.ts'

/** Sorting and filters. They are kept in the URL, but replace the history entry instead of adding one. */
export function WishlistTools({ search }: { search: WishlistSearch }) {
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
