import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { classNames } from './class-names.ts'

type ModalFrameProps = {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  className?: string
  children: ReactNode
}

/**
 * The native modal dialog: it traps and returns focus itself. Escape and a press on the backdrop ask the
 * owner to close; only the owner's `isOpen` closes. The focus goes to what carries `data-autofocus`, else to the
 * first control.
 */
export function ModalFrame({ isOpen, onClose, labelledBy, className, children }: ModalFrameProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const pressBeganOutside = useRef(false)

  // Before paint, and closed again before the element leaves the page: only then does the focus go back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return
    keepPageWidth()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog.close()
  }, [isOpen])

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }

  // Text selected in the dialog may end outside it: that must not close it.
  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressBeganOutside.current = event.target === event.currentTarget
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && pressBeganOutside.current) onClose()
  }

  return (
    <dialog
      ref={dialogRef}
      aria-labelledby={labelledBy}
      className={classNames('modal-frame', className)}
      onCancel={handleCancel}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {isOpen && children}
    </dialog>
  )
}

/** The scroll bar goes while the page is locked; its width stays as padding, so that nothing moves sideways. */
function keepPageWidth() {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}
