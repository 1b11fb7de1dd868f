import type { Import } from '@haat/contract/domains/imports.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DrawerPart, PartHeading } from '../drawer/drawer-part.tsx'
import { FileFacts } from '../drawer/file-facts.tsx'
import { ImportSteps } from '../drawer/import-steps.tsx'
import { StopButton } from '../drawer/stop-button.tsx'
import type { OfImport } from '../imports.queries.ts'
import { ProgressCard } from './progress-card.tsx'

interface WorkingStepProps {
  of: OfImport
  one: Import
  onClose(): void
}

/** Listing after listing is written, or taken back. */
export function WorkingStep({ of, one, onClose }: WorkingStepProps) {
  const { imports } = useArea('vendor')
  const { ui } = useMessages()
  const { done, total } = one.listings
  const isWriting = one.state === 'writing'
  const textOf = isWriting ? imports.write.writing : imports.undo.undoing
  const text = textOf(formatCount(done, ui.language), formatCount(total, ui.language))
  return (
    <DrawerPart
      note={<FileFacts one={one} />}
      steps={<ImportSteps step="write" isOver={!isWriting} />}
      footer={
        <>
          {isWriting && <StopButton of={of} isWriting />}
          <Button variant="secondary" className="grow" onClick={onClose}>
            {imports.close}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ProgressCard
          heading={<PartHeading>{text}</PartHeading>}
          label={text}
          done={done}
          total={total}
          isBusy
        />
        <p className="text-muted">{imports.write.wait}</p>
      </div>
    </DrawerPart>
  )
}
