import type { Import } from '@haat/contract/domains/imports.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import { RowsDeleted } from './rows-deleted.tsx'

interface StoppedEndProps {
  one: Import
  onNew(): void
  onClose(): void
}

/** An import that ended before anything was written, and why. */
export function StoppedEnd({ one, onNew, onClose }: StoppedEndProps) {
  const { imports } = useArea('vendor')
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {imports.close}
          </Button>
          <Button className="grow" onClick={onNew}>
            {imports.toStart}
          </Button>
        </>
      }
    >
      <section className="grid gap-2 rounded-panel bg-paper p-4">
        <PartHeading>{imports.stopped.title}</PartHeading>
        <p>{imports.stopped[one.stopReason ?? 'by-member']}</p>
        <RowsDeleted one={one} />
      </section>
    </DrawerPart>
  )
}
