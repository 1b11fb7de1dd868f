import type { ReactNode } from 'react'
import { lowStockCount } from '@haat/contract/domains/catalogue.rules.ts'
import type { ListingState } from '@haat/contract/domains/listings.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { stateTones } from '../list/listing-looks.tsx'
import type { CellChange, GridCell, GridLine } from './grid-model.ts'
import { SpanText } from './span-text.tsx'
import type { CellWords } from './use-cell-words.ts'

/** What a cell shows. */
export interface CellLook {
  content: ReactNode
  /** What is read out instead, where the content is a sign. */
  label?: string | undefined
  title?: string
  className?: string
}

/** A cell that is a text and nothing else. */
export const textClass = 'listing-grid-text'
export const numberClass = `${textClass} text-right`

/** The cell itself is pressed; the tick only shows. */
const tickOf = (isOn: boolean) => <span aria-hidden data-checked={isOn || undefined} className="tick" />

export const badgeOf = (state: ListingState, { listings }: CellWords) => (
  <Badge tone={stateTones[state]}>{listings.states[state]}</Badge>
)

const isLow = ({ row, variant }: GridLine, onHand: number) =>
  row.publicId !== null && onHand - (variant?.promised ?? 0) <= lowStockCount

/** A cell that nobody has changed. */
export function plainLook(line: GridLine, { field, was }: GridCell, words: CellWords): CellLook {
  const { listings, valueText } = words
  if (field === 'cash')
    return { content: tickOf(was === true), label: valueText(field, was), className: 'justify-center' }
  if (field === 'state') return { content: badgeOf(line.row.state, words) }
  if (was === null)
    return {
      content: listings.none,
      label: field === 'deal' ? listings.noDeal : listings.notSaid,
      className: numberClass,
    }
  const content = valueText(field, was)
  if (field === 'deal') return { content, className: `${numberClass} text-crimson` }
  if (field === 'stock' && isLow(line, Number(was)))
    return {
      content,
      label: listings.low(content),
      className: `${numberClass} font-bold text-crimson`,
    }
  return { content, className: numberClass }
}

/** What is new in a changed cell. */
export function changedLook({ field }: GridCell, { now, text }: CellChange, words: CellWords): CellLook {
  const { listings, valueText } = words
  const className = 'justify-end'
  if (now === undefined) return { content: text, className }
  if (field === 'cash')
    return {
      content: (
        <>
          {tickOf(now === true)}
          <VisuallyHidden>{valueText(field, now)}</VisuallyHidden>
        </>
      ),
      className: 'justify-center',
    }
  if (field === 'state') return { content: badgeOf(now === 'paused' ? 'paused' : 'live', words) }
  if (now === null)
    return {
      content: (
        <SpanText text={listings.none} words={field === 'deal' ? listings.noDeal : listings.notSaid} />
      ),
      className,
    }
  return {
    content: valueText(field, now),
    className: classNames(className, field === 'deal' && 'text-crimson'),
  }
}
