import type { ReactNode } from 'react'

type ButtonContentProps = { icon?: ReactNode; trailingIcon?: ReactNode; children: ReactNode }

/** Icon and label in one row, also for links that look like buttons. Icons are 20 px. */
export function ButtonContent({ icon, trailingIcon, children }: ButtonContentProps) {
  return (
    <span className="button-content">
      {icon}
      {children}
      {trailingIcon}
    </span>
  )
}
