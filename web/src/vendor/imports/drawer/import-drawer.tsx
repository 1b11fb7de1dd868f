import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import './import-drawer.css'

interface ImportDrawerProps {
  title: string
  onClose(): void
  children: ReactNode
}

/** The frame in which listings are imported: what goes on in it goes on when it is closed. */
export function ImportDrawer({ title, onClose, children }: ImportDrawerProps) {
  const { ui } = useMessages()
  const titleId = useId()
  return (
    <ModalFrame isOpen onClose={onClose} labelledBy={titleId} className="import-drawer">
      <Weave cell={1} className="shrink-0" />
      <header className="flex shrink-0 items-center justify-between gap-3 py-2 pr-3 pl-5 md:pl-6">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <IconButton label={ui.close} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {children}
    </ModalFrame>
  )
}
