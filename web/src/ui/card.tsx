import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type CardProps = { picture?: ReactNode; className?: string; children: ReactNode }

/** A picture with text below it on one surface. A link inside may cover the card by `after:absolute after:inset-0`. */
export function Card({ picture, className, children }: CardProps) {
  return (
    <article
      className={classNames(
        'group relative flex flex-col overflow-hidden rounded-panel bg-surface shadow-2',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus',
        className,
      )}
    >
      {picture && (
        <div className="overflow-hidden [&_img]:transition-[scale] [&_img]:duration-(--slide) group-hover:[&_img]:scale-103">
          {picture}
        </div>
      )}
      <div className="flex grow flex-col gap-1 p-4">{children}</div>
    </article>
  )
}
