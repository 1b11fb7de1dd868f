import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = { picture?: ReactNode; className?: string; children: ReactNode }

/** A picture with text below it on one surface. A link inside may cover the card by `after:absolute after:inset-0`. */
export function Card({ picture, className, children }: CardProps) {
  return (
    <article className={classNames('group card', className)}>
      {picture && <div className="card-picture">{picture}</div>}
      <div className="card-text">{children}</div>
    </article>
  )
}
