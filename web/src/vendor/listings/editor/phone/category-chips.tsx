import { useState } from 'react'
import type { ListingCategory } from '@haat/contract/domains/catalogue.categories.ts'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { FieldError } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { CategoryDialog } from '../category/category-dialog.tsx'
import type { Leaf } from '../category/category-facts.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'

const maxSuggestions = 3
/** Words that begin alike mean the same often enough to be offered: scarf and scarves. */
const stemLength = 4

/** How something was made says nothing about what it is. */
const saysNothing = ['hand', 'made', 'with', 'from']

const stemsOf = ({ en, ne }: Bilingual) =>
  `${en} ${ne}`
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= stemLength - 1)
    .map((word) => word.slice(0, stemLength))
    .filter((stem) => !saysNothing.includes(stem))

/** Categories that have a word of the listing's name in theirs. */
function suggest(departments: readonly ListingCategory[], name: Bilingual): Leaf[] {
  const stems = new Set(stemsOf(name))
  return departments
    .flatMap(({ children }) => children)
    .filter(({ isClosed }) => !isClosed)
    .filter((child) => stemsOf(child.name).some((stem) => stems.has(stem)))
    .slice(0, maxSuggestions)
}

/** "Where does it belong?": what the name suggests, and all others behind one button. */
export function CategoryChips() {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, category, categories, edit, flush, canChange, errorAt } = useListing()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = category?.path.at(-1)
  const suggested = suggest(categories.data ?? [], content.name).filter(({ slug }) => slug !== chosen?.slug)
  const isGone = content.categorySlug !== null && categories.data !== undefined && !category
  const error = isGone ? editor.reasons['closed-category'] : errorAt('categorySlug')
  return (
    <fieldset id={fieldId('categorySlug')}>
      <legend className="mb-2 text-label">
        {editor.whereBelongs}
        <span aria-hidden className="text-crimson">
          {' *'}
        </span>
      </legend>
      <ReasonNotes part="categorySlug" />
      <div className="flex flex-wrap items-center gap-2">
        {[...(chosen ? [chosen] : []), ...suggested].map(({ slug, name }) => (
          <button
            key={slug}
            type="button"
            disabled={!canChange}
            aria-pressed={slug === chosen?.slug}
            onClick={() => {
              edit({ categorySlug: slug })
              void flush()
            }}
            className="min-h-12 rounded-chip border-[1.5px] border-line-strong bg-surface px-4 font-semibold aria-pressed:border-2 aria-pressed:border-crimson aria-pressed:bg-blush aria-pressed:text-crimson-deep"
          >
            {inLanguage(name, ui.language)}
          </button>
        ))}
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={!canChange}
          onClick={() => setIsOpen(true)}
          className="min-h-12 px-2 font-semibold text-crimson"
        >
          {chosen || suggested.length > 0 ? editor.otherCategory : editor.chooseCategory}
        </button>
      </div>
      {error && <FieldError id="category-error">{error}</FieldError>}
      {isOpen && <CategoryDialog onClose={() => setIsOpen(false)} />}
    </fieldset>
  )
}
