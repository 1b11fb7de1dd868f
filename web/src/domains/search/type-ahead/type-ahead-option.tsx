import { Link } from '@tanstack/react-router'
import { use, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { TypeAheadContext } from './type-ahead-context.ts'

type TypeAheadOptionProps = {
  name: string
  href: string
  searchTerm?: string
  className: string
  children: ReactNode
}

/**
 * An option of the list. It is a link, so that it can also be opened in another tab; the focus stays in the box,
 * whose `aria-activedescendant` names the option.
 *
 * @param searchTerm is remembered as a recent search when the option is chosen.
 */
export function TypeAheadOption({ name, href, searchTerm, className, children }: TypeAheadOptionProps) {
  const { listId, activeId, setActiveId, onChosen } = use(TypeAheadContext)
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
      onClick={() => onChosen(searchTerm)}
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
