import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment, useState } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { fieldId } from '../form/field-id.ts'
import { useListing } from '../form/listing-form.ts'
import { ReasonNotes } from '../standing/reason-notes.tsx'
import { CategoryDialog } from './category-dialog.tsx'

/** The category with its path; pressed, it opens the list of all. */
export function CategoryField({ label }: { label?: string }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, category, categories, canChange, errorAt } = useListing()
  const [isOpen, setIsOpen] = useState(false)
  const path = category?.path ?? []
  const isGone = content.categorySlug !== null && categories.data !== undefined && !category
  return (
    <div>
      <ReasonNotes part="categorySlug" />
      <Field
        id={fieldId('categorySlug')}
        label={label ?? editor.category}
        isRequired
        error={isGone ? editor.reasons['closed-category'] : errorAt('categorySlug')}
      >
        {(control) => (
          <button
            {...control}
            // A button cannot be required; the mark at its label says it.
            aria-required={undefined}
            type="button"
            aria-haspopup="dialog"
            disabled={!canChange}
            onClick={() => setIsOpen(true)}
            className="control flex items-center justify-between gap-3 bg-surface! text-left"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-1.5">
              {path.length === 0 && <span className="text-muted">{editor.chooseCategory}</span>}
              {path.map(({ slug, name }, at) => (
                <Fragment key={slug}>
                  {at > 0 && <ChevronRight aria-hidden className="size-4 text-muted" />}
                  <span className={at === path.length - 1 ? 'font-semibold' : undefined}>
                    {inLanguage(name, ui.language)}
                  </span>
                </Fragment>
              ))}
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0" />
          </button>
        )}
      </Field>
      {isOpen && <CategoryDialog onClose={() => setIsOpen(false)} />}
    </div>
  )
}
