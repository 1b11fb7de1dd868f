import Undo2 from 'lucide-react/icons/undo-2'
import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import type { OfImport } from '../imports.queries.ts'
import { ResultList } from './result-list.tsx'
import { RowsDeleted } from './rows-deleted.tsx'

interface UndoneEndProps {
  of: OfImport
  one: Import
  onNew(): void
  onClose(): void
}

/** What was taken back, and what stays because of what happened since. */
export function UndoneEnd({ of, one, onNew, onClose }: UndoneEndProps) {
  const { imports } = useArea('vendor')
  const { undo } = imports
  const { ui } = useMessages()
  const { undone, kept } = one.listings
  const figure = (count: number) => formatCount(count, ui.language)
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      footer={
        <>
          <Button variant="secondary" onClick={onNew}>
            {imports.toStart}
          </Button>
          <Button className="grow" onClick={onClose}>
            {imports.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <section className="grid gap-2 rounded-panel bg-paper p-4">
          <div className="flex items-start gap-2.5">
            <Undo2 aria-hidden className="mt-0.5 size-5 shrink-0 text-pine" />
            <PartHeading>{undone > 0 ? undo.done(figure(undone)) : undo.noneDone}</PartHeading>
          </div>
          {kept === 0 && <p>{undo.allDone}</p>}
        </section>
        {kept > 0 &&
          (one.rowsDeletedAt ? (
            <p>{undo.kept(figure(kept))}</p>
          ) : (
            <ResultList of={of} outcome="kept" heading={undo.kept(figure(kept))} />
          ))}
        <RowsDeleted one={one} />
      </div>
    </DrawerPart>
  )
}
