import { useLayoutEffect, useRef } from 'react'
import type { CSSProperties, MouseEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { classNames } from '../class-names.ts'

type ModalFrameProps = {
  isOpen: boolean
  onClose: () => void
  labelledBy: string
  className?: string
  menuTop?: number | undefined
  children: ReactNode
}

/**
 * The native modal dialog, which traps and returns the focus itself. Escape and a press on the backdrop call
 * `onClose`; only `isOpen` closes the dialog. The focus goes to the element with `data-autofocus`, else to the
 * first control.
 */
export function ModalFrame({ isOpen, onClose, labelledBy, className, menuTop, children }: ModalFrameProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const pressBeganOutside = useRef(false)

  // A layout effect, so that the dialog is closed before its element is removed: only then the browser returns the
  // focus.
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

  // Selecting text may end outside the dialog, which must not close it.
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
      style={menuTop === undefined ? undefined : ({ '--menu-top': `${menuTop}px` } as CSSProperties)}
      onCancel={handleCancel}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {isOpen && children}
    </dialog>
  )
}

/** The scroll bar disappears while the page is locked, so its width becomes padding and nothing moves sideways. */
function keepPageWidth() {
  const root = document.documentElement
  root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`)
}
