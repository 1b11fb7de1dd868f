import { useId } from 'react'
import type { ReactNode } from 'react'
import { ModalFrame } from './modal-frame.tsx'
import { ModalHeader } from './modal-header.tsx'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  footer?: ReactNode
  children: ReactNode
}

/** A modal that slides up from the bottom of the screen, for filters, pickers and menus on a phone. */
export function Sheet({ isOpen, onClose, title, footer, children }: SheetProps) {
  const titleId = useId()
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} labelledBy={titleId} className="modal-frame-sheet">
      <span aria-hidden className="mx-auto mt-2.5 h-1 w-11 shrink-0 rounded-full bg-line-strong" />
      <ModalHeader titleId={titleId} title={title} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
      {footer && (
        <div className="flex gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] *:grow">
          {footer}
        </div>
      )}
    </ModalFrame>
  )
}
