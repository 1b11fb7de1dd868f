import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { useListing } from '../form/listing-form.ts'
import { CheckList } from './check-list.tsx'
import { useSending } from './use-sending.ts'

interface ReadyPanelProps {
  onGo(field: string): void
  onPreview(): void
}

/** The checklist, and the buttons that send what was written or keep it. */
export function ReadyPanel({ onGo, onPreview }: ReadyPanelProps) {
  const { listingEditor: editor } = useArea('vendor')
  const { listing, hasChanges, canChange, isEnding } = useListing()
  const sending = useSending(onGo)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const isLive = listing?.live != null
  return (
    <Panel hasWeave>
      <CheckList onGo={onGo} />
      {canChange && (
        <Button
          isWide
          size="large"
          className="mt-3"
          isBusy={isEnding}
          busyLabel={editor.submitting}
          onClick={() => void sending.submit()}
        >
          {editor.submit}
        </Button>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button variant="secondary" className="px-2!" onClick={onPreview}>
          {editor.preview}
        </Button>
        {canChange && (
          <Button variant="secondary" className="px-2!" onClick={() => void sending.keep()}>
            {editor.keep}
          </Button>
        )}
      </div>
      <p className="mt-3 text-small text-muted">
        {isLive && !hasChanges ? editor.nothingNew : editor.readyNote}{' '}
        {isLive && hasChanges && editor.sellsOn}
      </p>
      {canChange && isLive && hasChanges && !listing.waiting && (
        <Button variant="quiet" isWide className="mt-1" onClick={() => setIsDiscarding(true)}>
          {editor.discard}
        </Button>
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={editor.discardTitle}
          text={editor.discardText}
          confirmLabel={editor.discard}
          busyLabel={editor.discarding}
          isBusy={isEnding}
          onConfirm={() => void sending.discard().then(() => flushSync(() => setIsDiscarding(false)))}
          onClose={() => setIsDiscarding(false)}
        />
      )}
    </Panel>
  )
}
