import type { ReactNode } from 'react'
import { keeping } from './kept-markup.ts'

type KeptItemProps = {
  /** All that its inside depends on; nothing where rendering it does more than write it. */
  of: readonly unknown[] | undefined
  className?: string
  children: ReactNode
}

/** A list item that the server renders once. */
export const KeptItem = ({ of, className, children }: KeptItemProps) => (
  <li className={className} {...keeping(of, children)} />
)
