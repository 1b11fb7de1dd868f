import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { AheadContext } from './ahead-context.ts'

type AheadOptionProps = { name: string; href: string; words?: string; className: string; children: ReactNode }

/**
 * A line of the list. It is a link, so that it opens in another tab as well; the focus stays in the box, which tells the
 * line that it is on.
 *
 * @param words what to keep as a search when it is chosen.
 */
export function AheadOption({ name, href, words, className, children }: AheadOptionProps) {
  const { listId, activeId, setActiveId, onChosen } = use(AheadContext)
  const id = `${listId}-${name}`
  const isActive = activeId === id
  const [to, query] = href.split('?')
  return (
    <Link
      to={to as '/'}
      search={Object.fromEntries(new URLSearchParams(query)) as object}
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={() => setActiveId(id)}
      onClick={() => onChosen(words)}
      className={classNames(
        'flex min-w-0 items-center rounded-control',
        isActive ? 'bg-blush' : 'bg-transparent',
        className,
      )}
    >
      {children}
    </Link>
  )
}
