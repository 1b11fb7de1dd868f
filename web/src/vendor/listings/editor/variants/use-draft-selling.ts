import { useProduct } from '../form/listing-form.ts'
import { withCells, type Selling } from './selling.ts'

/** The variants of a product that nobody has bought yet: all of them are part of the draft. */
export function useDraftSelling(): Selling {
  const { content, edit } = useProduct()
  const { variants } = content
  return {
    variants: variants.map((variant) => ({ ...variant, isLive: false, dealPaisa: null })),
    hasDeal: false,
    apply: (changes) => edit({ variants: withCells(variants, changes) }),
    toggle: (row) =>
      edit({ variants: variants.with(row, { ...variants[row]!, isOffered: !variants[row]!.isOffered }) }),
    onChoose: () => {},
    isSaving: false,
  }
}
