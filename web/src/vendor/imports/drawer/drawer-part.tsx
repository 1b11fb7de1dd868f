import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

interface DrawerPartProps {
  /** The file, in one line below the title. */
  note?: ReactNode
  /** The steps, which stay in view above what scrolls. */
  steps?: ReactNode
  /** The buttons, which stay in view below it. */
  footer?: ReactNode
  children: ReactNode
}

/** What the drawer shows below its title. */
export const DrawerPart = ({ note, steps, footer, children }: DrawerPartProps) => (
  <>
    {note && (
      <p className="flex shrink-0 items-start gap-1.5 px-5 text-small text-muted md:px-6 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
        {note}
      </p>
    )}
    {steps && <div className="shrink-0 px-5 pt-4 pb-3 md:px-6">{steps}</div>}
    <div
      className={classNames(
        'min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-6 md:px-6',
        steps ? 'pt-2' : 'pt-4',
      )}
    >
      {children}
    </div>
    {footer && (
      <footer className="flex shrink-0 flex-wrap gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:px-6">
        {footer}
      </footer>
    )}
  </>
)

interface PartHeadingProps {
  children: ReactNode
}

/**
 * The heading of what the drawer shows. It takes the focus when the button that led here has gone with what was shown before:
 * the focus would be lost otherwise.
 */
export function PartHeading({ children }: PartHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => rescueFocus(heading.current), [])
  return (
    <h3 ref={heading} tabIndex={-1} className="text-h3 wrap-anywhere outline-none">
      {children}
    </h3>
  )
}

/** Gives the focus to an element if no other one has it. */
export function rescueFocus(element: HTMLElement | null) {
  const { activeElement } = document
  const isLost = !activeElement || activeElement === document.body || activeElement.matches('dialog')
  if (isLost) element?.focus({ preventScroll: true })
}
