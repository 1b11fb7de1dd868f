import type { ReactNode } from 'react'
import { announceMarkup, keptMarkup } from './kept-markup.ts'

type KeptItemProps = {
  /** All that its inside depends on. */
  of: readonly unknown[]
  className?: string
  children: ReactNode
}

/**
 * A list item that the server renders once and then writes as it stands, on whatever page it comes again: half of the
 * work of a list is its cards. It may hold no list of its own and nothing that has an id made by React.
 */
export function KeptItem({ of, className, children }: KeptItemProps) {
  if (!import.meta.env.SSR) return <li className={className}>{children}</li>
  const key = JSON.stringify(of)
  const markup = keptMarkup(key)
  if (markup !== undefined) return <li className={className} dangerouslySetInnerHTML={{ __html: markup }} />
  return (
    <li className={className} data-kept={announceMarkup(key)}>
      {children}
    </li>
  )
}
