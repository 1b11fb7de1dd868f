import { Link } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import Redo2 from 'lucide-react/icons/redo-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useListing } from '../form/listing-form.ts'
import { EditorSaveNote } from './editor-save-note.tsx'
import { StateBadges } from './state-badges.tsx'

const toolClass = 'rounded-control bg-sunken aria-disabled:opacity-40'

/** The name of the listing, where it stands, whether it is saved, and what can be taken back. */
export function EditorHead({ onHistory }: { onHistory(): void }) {
  const { ui } = useMessages()
  const { listingEditor: editor, frame } = useArea('vendor')
  const { shop, content, category, canChange, ...form } = useListing()
  const isProduct = content.kind === 'product'
  const title = inLanguage(content.name, ui.language) || (isProduct ? editor.newProduct : editor.newService)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 lg:flex-nowrap">
      <PageTitle title={title} />
      <div className="min-w-0">
        <p className="text-small text-muted max-md:hidden">
          <Link
            to="/vendor/$"
            params={{ _splat: `${shop.shopId}/${isProduct ? 'listings' : 'services'}` }}
            className="hover:text-crimson"
          >
            {isProduct ? frame.places.listings : frame.places.services}
          </Link>
          {category && ` › ${inLanguage(category.path.at(-1)!.name, ui.language)}`}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="text-h1 wrap-anywhere">{title}</h1>
          <StateBadges />
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        <EditorSaveNote />
        {canChange && (
          <>
            <IconButton
              label={editor.undo}
              aria-disabled={!form.canUndo}
              className={toolClass}
              onClick={form.undo}
            >
              <Undo2 aria-hidden />
            </IconButton>
            <IconButton
              label={editor.redo}
              aria-disabled={!form.canRedo}
              className={toolClass}
              onClick={form.redo}
            >
              <Redo2 aria-hidden />
            </IconButton>
          </>
        )}
        <IconButton label={editor.history} aria-haspopup="dialog" className={toolClass} onClick={onHistory}>
          <History aria-hidden />
        </IconButton>
      </div>
    </header>
  )
}
