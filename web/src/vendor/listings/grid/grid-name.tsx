import ChevronDown from 'lucide-react/icons/chevron-down'
import ImageOff from 'lucide-react/icons/image-off'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { classNames } from '#ui/class-names.ts'
import { SmallPicture } from './small-picture.tsx'
import { listingPath } from '../list/listing-path.ts'
import type { GridLine } from './grid-model.ts'
import type { GridLineProps } from './line-props.ts'
import type { CellWords } from './use-cell-words.ts'

/** The picture and the name of a listing with its menu; of one with several variants, the way to them. */
export function GridName({ shop, words, actions, line }: GridLineProps) {
  const { row, variant, isUnfolded } = line
  const { listings, language, count: countText } = words
  const title = inLanguage(row.title, language) || listings.unnamed
  const count = row.cells?.variants.length ?? 0
  const choice = variant?.choice.map((value) => inLanguage(value, language)).join(', ')
  const changes = row.publicId !== null && row.changes !== 'none' ? listings.changes[row.changes] : ''
  const isAlone = count <= 1 && !choice && !changes
  return (
    <div className="flex w-full min-w-0 items-center gap-2.5">
      {row.picture ? (
        <SmallPicture {...row.picture} />
      ) : (
        <span className="grid size-10 shrink-0 place-items-center rounded-chip bg-sunken text-muted">
          <ImageOff aria-hidden className="size-5" />
        </span>
      )}
      <div className="min-w-0 grow leading-tight">
        <a
          href={`/vendor/${listingPath(shop.shopId, row.kind, row.id)}`}
          onClick={(event) => actions.onFollow(event, row)}
          tabIndex={-1}
          title={title}
          className={classNames(
            'font-semibold text-ink hover:text-crimson',
            isAlone ? 'line-clamp-2 whitespace-normal' : 'block truncate',
          )}
        >
          {title}
        </a>
        {!isAlone && (
          <p className="flex min-w-0 items-center gap-1.5 text-fine text-muted">
            {count > 1 && (
              <button
                type="button"
                tabIndex={-1}
                aria-expanded={isUnfolded}
                aria-label={`${listings.variants(countText(count))}: ${title}`}
                onClick={() => actions.onUnfold(row.id, !isUnfolded)}
                className="-my-1 flex min-h-6 shrink-0 items-center gap-0.5 hover:text-crimson"
              >
                {listings.variants(countText(count))}
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
      <button
        type="button"
        aria-label={listings.more(title)}
        aria-haspopup="dialog"
        tabIndex={-1}
        onClick={() => actions.onMenu(row)}
        className="icon-button listing-grid-menu"
      />
    </div>
  )
}

/** The choice that a variant stands for, below its listing. */
export function VariantName({ line: { variant }, words }: { line: GridLine; words: CellWords }) {
  if (!variant) return null
  const name = variant.choice.map((value) => inLanguage(value, words.language)).join(', ') || variant.sku
  return (
    <span className={classNames('truncate pl-12', !variant.isOffered && 'text-muted')}>
      {variant.isOffered ? name : <s>{name}</s>}
      {!variant.isOffered && <span className="text-fine"> {words.grid.off}</span>}
    </span>
  )
}
