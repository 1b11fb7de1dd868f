import { useId } from 'react'
import type { ReactNode } from 'react'
import { ModalFrame } from './modal-frame.tsx'
import { ModalHeader } from './modal-header.tsx'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  /** A picture across the top; the close button is drawn on it. */
  picture?: ReactNode
  /** Stays in view below the scrolling content. */
  footer?: ReactNode
  size?: 'regular' | 'wide'
  children: ReactNode
}

/** A modal dialog: in the middle of a desktop screen, at the bottom of a phone's. */
export function Dialog({ isOpen, onClose, title, picture, footer, size = 'regular', children }: DialogProps) {
  const titleId = useId()
  const width = size === 'wide' ? 'modal-frame-centred modal-frame-wide' : 'modal-frame-centred'
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={width}>
      <ModalHeader titleId={titleId} title={title} picture={picture} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
      {footer && <div className="flex gap-3 border-t border-line px-5 py-3">{footer}</div>}
    </ModalFrame>
  )
}
