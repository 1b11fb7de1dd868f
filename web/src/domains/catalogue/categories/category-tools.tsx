import { Link, useNavigate } from '@tanstack/react-router'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListTree from 'lucide-react/icons/list-tree'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { readCategorySearch, type CategorySearch } from '../category-search.ts'
import type { CategoryKind } from './category-link.tsx'

type CategoryToolsProps = { kind: CategoryKind; search: CategorySearch }

/** Filters the categories while one types; without JavaScript the form asks the server. */
export function CategoryTools({ kind, search }: CategoryToolsProps) {
  const texts = useArea('categories')
  const { shell } = useMessages()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(search.find ?? '')
  const [lastFind, setLastFind] = useState(search.find)
  if (lastFind !== search.find) {
    setLastFind(search.find)
    // A link has removed the search term from the address.
    if (search.find === undefined) setTyped('')
  }
  const path = kind === 'goods' ? '/categories/' : '/service-categories/'

  function handleChange(find: string) {
    setTyped(find)
    const next = readCategorySearch({ ...search, find })
    void navigate({ to: path, search: next, replace: true, resetScroll: false })
  }

  // Text that was typed before hydration has caused no event.
  const input = useRef<HTMLInputElement>(null)
  const onChange = useRef(handleChange)
  useEffect(() => {
    const early = input.current?.value
    if (early) onChange.current(early)
  }, [])

  return (
    <div className="flex grow flex-wrap items-center gap-3 md:max-w-152">
      <form
        action={path}
        method="get"
        role="search"
        aria-label={texts.find}
        onSubmit={(event) => event.preventDefault()}
        className="flex min-w-56 grow gap-2.5"
      >
        {search.view && <input type="hidden" name="view" value={search.view} />}
        <div className="grow">
          <TextInput
            ref={input}
            type="search"
            name="find"
            aria-label={texts.find}
            placeholder={kind === 'goods' ? texts.findExample : texts.findServiceExample}
            value={typed}
            maxLength={80}
            onChange={(event) => handleChange(event.target.value)}
            icon={<Search />}
          />
        </div>
        <button className={buttonClass({ variant: 'secondary', className: 'hidden no-js:grid' })}>
          {shell.search}
        </button>
      </form>
      <ViewSwitch path={path} search={search} />
    </div>
  )
}

interface ViewSwitchProps {
  path: '/categories/' | '/service-categories/'
  search: CategorySearch
}

function ViewSwitch({ path, search }: ViewSwitchProps) {
  const texts = useArea('categories')
  const option = (view: 'tree' | undefined, icon: ReactNode, label: string) => (
    <Link
      to={path}
      search={{ ...search, view }}
      replace
      resetScroll={false}
      aria-current={search.view === view ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 rounded-chip px-3.5 text-label [&>svg]:size-[18px]',
        search.view === view ? 'bg-surface text-ink shadow-1' : 'text-muted hover:text-ink',
      )}
    >
      {icon}
      {label}
    </Link>
  )
  return (
    <nav aria-label={texts.view} className="flex gap-0.5 rounded-control bg-sunken p-1">
      {option(undefined, <LayoutGrid aria-hidden />, texts.pictures)}
      {option('tree', <ListTree aria-hidden />, texts.tree)}
    </nav>
  )
}
