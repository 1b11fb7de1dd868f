import type { PackLine } from '@haat/contract/domains/orders.parcel-view.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Picture } from '#ui/picture/picture.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useFigures } from './use-figures.ts'

interface LineFactsProps {
  line: PackLine
  count: number
}

/** What a line is, how many of it, and where it lies. More than one stands out: it is overlooked most easily. */
export function LineFacts({ line, count }: LineFactsProps) {
  const { pack } = useArea('vendor').orders
  const { ui } = useMessages()
  const figures = useFigures()
  const { title, choice, picture, sku, shelf, sent, ordered, replaces } = line
  return (
    <>
      <Picture
        picture={picture}
        sizes="64px"
        onlyWidths={[160]}
        isDecorative
        className="size-16 shrink-0 rounded-control"
      />
      <span className="grid min-w-0 grow content-start">
        <span className={classNames('text-name', count === 0 && 'text-muted line-through')}>
          <BilingualText text={title} />
        </span>
        {choice.length > 0 && (
          <span className="text-small text-muted">
            {choice.map((words) => inLanguage(words, ui.language)).join(', ')}
          </span>
        )}
        <span className="text-fine text-muted wrap-anywhere" translate="no">
          {sku}
        </span>
        {sent === 0 && <span className="text-fine font-semibold text-cream-ink">{pack.gone}</span>}
        {sent > 0 && sent < ordered && (
          <span className="text-fine font-semibold text-cream-ink">
            {pack.less(figures.count(sent), figures.count(ordered))}
          </span>
        )}
        {replaces !== null && <span className="text-fine font-semibold text-pine">{pack.instead}</span>}
      </span>
      <span className="grid shrink-0 content-start justify-items-end gap-1.5">
        <span className={classNames('text-price', count > 1 && 'text-crimson')}>
          {pack.times(figures.count(count))}
        </span>
        {shelf && (
          <span className="rounded-badge bg-sunken px-2 py-0.5 text-fine font-semibold" translate="no">
            {pack.shelf(shelf)}
          </span>
        )}
      </span>
    </>
  )
}
