import { Link } from '@tanstack/react-router'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ImageOff from 'lucide-react/icons/image-off'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { listingPath } from '../list/listing-path.ts'
import { RowMenu } from '../list/row-menu.tsx'
import type { GridLine } from './grid-model.ts'

interface GridNameProps {
  shop: Shop
  line: GridLine
  onUnfold(isUnfolded: boolean): void
}

/** The picture and the name of a listing with its menu; of one with several variants, the way to them. */
export function GridName({ shop, line: { row, variant, isUnfolded }, onUnfold }: GridNameProps) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const title = inLanguage(row.title, ui.language) || listings.unnamed
  const count = row.cells?.variants.length ?? 0
  const choice = variant?.choice.map((value) => inLanguage(value, ui.language)).join(', ')
  const changes = row.publicId !== null && row.changes !== 'none' ? listings.changes[row.changes] : ''
  const isAlone = count <= 1 && !choice && !changes
  return (
    <div className="flex w-full min-w-0 items-center gap-2.5">
      {row.picture ? (
        <Picture
          picture={row.picture}
          sizes="40px"
          isDecorative
          className="aspect-square w-10 shrink-0 rounded-chip"
        />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-chip bg-sunken text-muted">
          <ImageOff aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow leading-tight">
        <Link
          to="/vendor/$"
          params={{ _splat: listingPath(shop.shopId, row.kind, row.id) }}
          tabIndex={-1}
          title={title}
          className={classNames(
            'font-semibold text-ink hover:text-crimson',
            isAlone ? 'line-clamp-2 whitespace-normal' : 'block truncate',
          )}
        >
          {title}
        </Link>
        {!isAlone && (
          <p className="flex min-w-0 items-center gap-1.5 text-fine text-muted">
            {count > 1 && (
              <button
                type="button"
                tabIndex={-1}
                aria-expanded={isUnfolded}
                aria-label={`${listings.variants(formatCount(count, ui.language))}: ${title}`}
                onClick={() => onUnfold(!isUnfolded)}
                className="-my-1 flex min-h-6 shrink-0 items-center gap-0.5 hover:text-crimson"
              >
                {listings.variants(formatCount(count, ui.language))}
                <ChevronDown
                  aria-hidden
                  className={classNames('size-4 transition-transform', isUnfolded && 'rotate-180')}
                />
              </button>
            )}
            <span className="truncate">{[choice, changes].filter(Boolean).join(' · ')}</span>
          </p>
        )}
      </div>
      {/* Names need the room, so the menu shows where the mouse or the keyboard is. */}
      <span className="absolute right-0.5 rounded-control bg-surface opacity-0 group-hover/line:opacity-100 focus-within:opacity-100 [@media(hover:none)]:opacity-100">
        <RowMenu shop={shop} row={row} tabIndex={-1} />
      </span>
    </div>
  )
}

/** The choice that a variant stands for, below its listing. */
export function VariantName({ line: { variant } }: { line: GridLine }) {
  const { listingGrid: grid } = useArea('vendor')
  const { ui } = useMessages()
  if (!variant) return null
  const name = variant.choice.map((value) => inLanguage(value, ui.language)).join(', ') || variant.sku
  return (
    <span className={classNames('truncate pl-12', !variant.isOffered && 'text-muted')}>
      {variant.isOffered ? name : <s>{name}</s>}
      {!variant.isOffered && <span className="text-fine"> {grid.off}</span>}
    </span>
  )
}
