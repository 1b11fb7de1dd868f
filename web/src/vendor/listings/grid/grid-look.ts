import { classNames } from '#ui/class-names.ts'
import './listing-grid.css'

/** The widths of the columns, the same in the head and in each line. */
export const lineClass = 'listing-grid-line'

export const ownCellClass = ({ isActive, isSelected }: { isActive: boolean; isSelected: boolean }) =>
  classNames('listing-grid-cell', isSelected && 'grid-cell-selected', isActive && 'grid-cell-active')

/** In pixels, as the list of visible lines is counted by them. */
export const lineHeight = 52
export const variantHeight = 44
export const sentBackHeight = 44
