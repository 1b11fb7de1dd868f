import { useState } from 'react'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { usePlainStep, type OfImport } from '../imports.queries.ts'

interface StopButtonProps {
  of: OfImport
  /** Something is written already, and stays. */
  isWriting: boolean
}

/** Ends the import after asking. */
export function StopButton({ of, isWriting }: StopButtonProps) {
  const { imports, failures } = useArea('vendor')
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync, isPending } = usePlainStep(of, 'stop')
  const texts = isWriting ? imports.write : imports.check
  const close = () => setIsAsking(false)
  const stop = () =>
    void mutateAsync()
      .catch((failure: unknown) => showToast('error', failureText(failure, failures)!))
      .then(close)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {imports.stop}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.stopTitle}
          text={texts.stopText}
          confirmLabel={imports.stopIt}
          busyLabel={imports.stopping}
          isBusy={isPending}
          onConfirm={stop}
          onClose={close}
        />
      )}
    </>
  )
}
