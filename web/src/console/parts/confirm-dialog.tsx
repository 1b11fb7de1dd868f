import { useArea } from '#messages/use-area.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  yes: string
  busyLabel: string
  isBusy: boolean
  onYes(): void
  onClose(): void
}

/** The last question before something that others see. */
export function ConfirmDialog({ title, text, yes, busyLabel, isBusy, onYes, onClose }: ConfirmDialogProps) {
  const { content } = useArea('staff')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {content.editor.back}
          </Button>
          <Button isWide isBusy={isBusy} busyLabel={busyLabel} onClick={onYes} data-autofocus>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
