import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useState } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Sheet } from '#ui/modal/sheet.tsx'
import type { EditorDialog } from '../editor-screen.tsx'
import { useListing } from '../form/listing-form.ts'
import { EditorSaveNote } from '../standing/editor-save-note.tsx'
import { StateBadges } from '../standing/state-badges.tsx'

interface PhoneHeadProps {
  at: number
  count: number
  /** To the step before; without it the arrow leads to the list. */
  onBack: (() => void) | undefined
  onOpen(dialog: EditorDialog): void
}

/** The head of the editor on a phone: back, the name, whether it is saved, and a menu. */
export function PhoneHead({ at, count, onBack, onOpen }: PhoneHeadProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { shop, content, ...form } = useListing()
  const [isOpen, setIsOpen] = useState(false)
  const isProduct = content.kind === 'product'
  const title = inLanguage(content.name, ui.language) || (isProduct ? editor.newProduct : editor.newService)
  const figure = (number: number) => formatCount(number, ui.language)
  const choose = (action: () => void) => () => {
    setIsOpen(false)
    action()
  }
  return (
    <header data-page-head className="sticky top-0 z-20 bg-surface">
      <PageTitle title={title} />
      <div className="flex min-h-15 items-center gap-1 px-2 py-1.5">
        {onBack ? (
          <IconButton label={editor.back} onClick={onBack}>
            <ArrowLeft aria-hidden />
          </IconButton>
        ) : (
          <Link
            to="/vendor/$"
            params={{ _splat: `${shop.shopId}/${isProduct ? 'listings' : 'services'}` }}
            aria-label={editor.toAll}
            className="icon-button"
          >
            <ArrowLeft aria-hidden />
          </Link>
        )}
        <div className="min-w-0 grow">
          <h1 className="truncate text-h3">{title}</h1>
          <EditorSaveNote />
        </div>
        <IconButton label={editor.menu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      </div>
      <Weave cell={1} />
      {at > 0 && (
        <p className="flex items-center justify-between gap-2 bg-paper px-4 pt-2 text-small text-muted">
          {editor.stepOf(figure(at + 1), figure(count))}
          <StateBadges />
        </p>
      )}
      {isOpen && (
        <Sheet isOpen onClose={() => setIsOpen(false)} title={title}>
          <div className="grid gap-2">
            <Button variant="secondary" isWide onClick={choose(() => onOpen('preview'))}>
              {editor.preview}
            </Button>
            <Button variant="secondary" isWide onClick={choose(() => onOpen('history'))}>
              {editor.history}
            </Button>
            <Button variant="secondary" isWide disabled={!form.canUndo} onClick={choose(form.undo)}>
              {editor.undo}
            </Button>
            <Button variant="secondary" isWide disabled={!form.canRedo} onClick={choose(form.redo)}>
              {editor.redo}
            </Button>
          </div>
        </Sheet>
      )}
    </header>
  )
}
