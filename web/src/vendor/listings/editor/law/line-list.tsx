import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'

interface LineListProps<Item extends object> {
  items: readonly Item[]
  max: number
  addLabel: string
  makeItem(): Item
  /** What the line is called; its number while it has no name. */
  nameOf(item: Item): Bilingual
  onChange(items: Item[]): void
  children(item: Item, at: number, change: (next: Partial<Item>) => void): ReactNode
}

/** Lines of several fields that can be added and removed. */
export function LineList<Item extends object>(props: LineListProps<Item>) {
  const { items, max, addLabel, makeItem, nameOf, onChange, children } = props
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { canChange, flush } = useListing()
  return (
    <>
      <ul className="grid gap-3">
        {items.map((item, at) => {
          const number = editor.lineNumber(formatCount(at + 1, ui.language))
          const { [ui.language]: name } = nameOf(item)
          return (
            <li key={at} className="flex items-start gap-2 rounded-control bg-sunken/60 p-3">
              <fieldset className="grid min-w-0 grow gap-3">
                <legend className="sr-only">{number}</legend>
                {children(item, at, (next) => onChange(items.with(at, { ...item, ...next })))}
              </fieldset>
              {canChange && (
                <IconButton
                  label={editor.removeLine(name || number)}
                  onClick={() => {
                    onChange(items.toSpliced(at, 1))
                    void flush()
                  }}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {canChange && items.length < max && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          className="mt-2"
          onClick={() => onChange([...items, makeItem()])}
        >
          {addLabel}
        </Button>
      )}
    </>
  )
}
