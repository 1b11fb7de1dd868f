import { useState } from 'react'
import type { ListingCategory } from '@haat/contract/domains/catalogue.categories.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { PartError } from '#ui/state/part-error.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { useListing } from '../form/listing-form.ts'
import type { Leaf } from './category-facts.ts'

/** Departments with what can be chosen in them and has the word in its name, or in that of its department. */
function found(departments: readonly ListingCategory[], text: string) {
  const word = text.trim().toLocaleLowerCase('en').normalize()
  const isMeant = ({ name }: Leaf) =>
    name.en.toLocaleLowerCase('en').includes(word) || name.ne.normalize().includes(word)
  return departments
    .filter(({ isClosed }) => !isClosed)
    .map((department) => {
      const open = department.children.filter(({ isClosed }) => !isClosed)
      // A department without children is itself what is chosen.
      const leaves: Leaf[] = open.length > 0 ? open : [department]
      return { department, leaves: isMeant(department) ? leaves : leaves.filter(isMeant) }
    })
    .filter(({ leaves }) => leaves.length > 0)
}

/** Chooses a category among all, with a field that finds one by its name. */
export function CategoryDialog({ onClose }: { onClose(): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, categories, edit, flush } = useListing()
  const [text, setText] = useState('')
  const groups = found(categories.data ?? [], text)
  function choose(slug: string) {
    edit({ categorySlug: slug })
    void flush()
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={editor.chooseCategory}>
      <Field label={editor.findCategory}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            data-autofocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <div role="status" className="text-small text-muted not-empty:mt-3">
        {categories.data && groups.length === 0 && editor.noCategory}
      </div>
      {!categories.data &&
        (categories.isError ? (
          <PartError onRetry={() => void categories.refetch()} className="mt-4" />
        ) : (
          <LoadingMark />
        ))}
      {groups.map(({ department, leaves }) => (
        <section key={department.slug} aria-labelledby={`department-${department.slug}`} className="mt-5">
          <h3 id={`department-${department.slug}`} className="mb-2 text-label text-muted">
            {inLanguage(department.name, ui.language)}
          </h3>
          <ul className="flex flex-wrap gap-2">
            {leaves.map(({ slug, name }) => (
              <li key={slug}>
                <button
                  type="button"
                  aria-pressed={slug === content.categorySlug}
                  onClick={() => choose(slug)}
                  className="min-h-11 rounded-chip border-[1.5px] border-line-strong px-3.5 text-small font-semibold hover:border-crimson aria-pressed:border-crimson aria-pressed:bg-blush"
                >
                  {inLanguage(name, ui.language)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
