import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { failureText } from '../../members/failure-text.ts'
import { usePlainStep, type OfImport } from '../imports.queries.ts'

interface UndoDialogProps {
  of: OfImport
  onClose(): void
}

/** Asks before a whole import is taken back, and names what will stay. */
export function UndoDialog({ of, onClose }: UndoDialogProps) {
  const { imports, failures } = useArea('vendor')
  const { undo } = imports
  const { mutate, isPending, error } = usePlainStep(of, 'undo')
  const isMissed = error instanceof ApiFailure && error.status === 409
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={undo.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {imports.cancel}
          </Button>
          <Button
            isBusy={isPending}
            busyLabel={undo.starting}
            data-autofocus
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            {undo.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{undo.text}</p>
        <div>
          <p className="font-semibold">{undo.stays}</p>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-muted">
            {undo.staying.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
        <FormError text={error ? (isMissed ? undo.missed : failureText(error, failures)) : undefined} />
      </div>
    </Dialog>
  )
}
