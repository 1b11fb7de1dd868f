import { useNavigate, useRouterState } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useMessages } from '#messages/use-messages.ts'
import { classNames } from '#ui/class-names.ts'

export const searchInputId = 'site-search'

/** A plain form that works before the script does; with it, the search stays in the page. */
export function SearchBox({ className }: { className?: string }) {
  const { shell } = useMessages()
  const navigate = useNavigate()
  const searched = useRouterState({
    select: ({ location }) => (location.search as { searchTerm?: string }).searchTerm ?? '',
  })

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const searchTerm = String(new FormData(event.currentTarget).get('searchTerm') ?? '').trim()
    if (searchTerm !== '') void navigate({ to: '/products/', search: { searchTerm } })
  }

  return (
    <form
      role="search"
      action="/products/"
      onSubmit={search}
      className={classNames('relative h-12', className)}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      />
      <input
        key={searched}
        id={searchInputId}
        type="search"
        name="searchTerm"
        defaultValue={searched}
        aria-label={shell.searchLabel}
        placeholder={shell.searchPlaceholder}
        enterKeyHint="search"
        maxLength={200}
        className="h-12 w-full rounded-control border-[1.5px] border-line-strong bg-surface pr-3 pl-11 text-body placeholder:text-muted md:pr-16"
      />
      <button
        type="submit"
        aria-label={shell.search}
        className="absolute inset-y-0 right-0 hidden w-[52px] place-items-center rounded-r-control bg-crimson-fill text-white hover:bg-crimson-press md:grid"
      >
        <ArrowRight aria-hidden className="size-5" />
      </button>
    </form>
  )
}
