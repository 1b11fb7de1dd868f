import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
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
  /** Makes it a menu at the right of a desktop screen, so many pixels from the top: below the button that opens it. */
  menuTop?: number | undefined
  children: ReactNode
}

/** A modal dialog: in the middle of a desktop screen, at the bottom of a phone's. */
export function Dialog({
  isOpen,
  onClose,
  title,
  picture,
  footer,
  size = 'regular',
  menuTop,
  children,
}: DialogProps) {
  const titleId = useId()
  const frame = classNames(
    'modal-frame-centred',
    size === 'wide' && 'modal-frame-wide',
    menuTop !== undefined && 'modal-frame-menu',
  )
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} labelledBy={titleId} className={frame} menuTop={menuTop}>
      <ModalHeader titleId={titleId} title={title} picture={picture} onClose={onClose} />
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-2 pb-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap gap-3 border-t border-line px-5 py-3 [&>.button]:min-w-max [&>.button]:flex-1">
          {footer}
        </div>
      )}
    </ModalFrame>
  )
}
