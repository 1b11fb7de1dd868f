import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  confirmLabel: string
  busyLabel: string
  isBusy: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before a change that other people will see. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  busyLabel,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { parts } = useArea('office')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {parts.notYet}
          </Button>
          <Button isWide isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm} data-autofocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
