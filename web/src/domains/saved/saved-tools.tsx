import { useNavigate } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useArea } from '#messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'
import { SelectInput } from '#ui/select-input.tsx'
import { savedSorts, type SavedSearch, type SavedSort } from './saved-search.ts'

/** Sorting and filtering. It stands in the address, but is no step to go back to. */
export function SavedTools({ search }: { search: SavedSearch }) {
  const texts = useArea('wishlist')
  const navigate = useNavigate()
  const look = (change: SavedSearch) =>
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
          look({ sort: target.value === 'newest' ? undefined : (target.value as SavedSort) })
        }
      >
        {savedSorts.map((sort) => (
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
