import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCall } from '#api/use-router-context.ts'
import { readLocalWishlist } from '#domains/wishlist/local-wishlist.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

export interface About {
  kind: 'order' | 'product' | 'service'
  id: string
}

interface AboutPickerProps {
  isSignedIn: boolean
  about: About | undefined
  onChange(about: About | undefined): void
}

interface Choice extends About {
  title: string
}

const valueOf = ({ kind, id }: About) => `${kind} ${id}`
function aboutOf(value: string): About | undefined {
  const [kind, id] = value.split(' ')
  return id === undefined ? undefined : { kind: kind as About['kind'], id }
}

/** Offers the user's orders, products seen lately, and a search of everything else. */
export function AboutPicker({ isSignedIn, about, onChange }: AboutPickerProps) {
  const contact = useArea('contact')
  const id = useId()
  const [term, setTerm] = useState('')
  const orders = useOwnOrders(isSignedIn)
  const seen = useSeen()
  const found = useFound(useDeferredValue(term.trim()))
  const groups = [
    { label: contact.aboutOrders, choices: orders },
    { label: contact.aboutFound, choices: found ?? [] },
    { label: contact.aboutSeen, choices: seen },
  ].filter(({ choices }) => choices.length > 0)
  return (
    <div className="grid gap-2 md:grid-cols-2 md:gap-x-5">
      <label htmlFor={id} className="text-label md:col-span-2">
        {contact.aboutWhat}
      </label>
      <SelectInput
        id={id}
        value={about ? valueOf(about) : ''}
        onChange={(event) => onChange(aboutOf(event.target.value))}
      >
        <option value="">{contact.aboutNothing}</option>
        {groups.map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map((choice) => (
              <option key={valueOf(choice)} value={valueOf(choice)}>
                {choice.title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectInput>
      <div>
        <TextInput
          type="search"
          value={term}
          maxLength={100}
          aria-label={contact.aboutSearch}
          placeholder={contact.aboutSearch}
          // Enter chooses the first suggestion instead of sending the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (found?.[0]) onChange(found[0])
          }}
          onChange={(event) => setTerm(event.target.value)}
        />
        <ul className="mt-1 grid">
          {found?.slice(0, 4).map((choice) => (
            <li key={valueOf(choice)}>
              <button
                type="button"
                aria-pressed={about !== undefined && valueOf(about) === valueOf(choice)}
                onClick={() => onChange(choice)}
                className="flex min-h-11 w-full items-center rounded-chip px-3 text-left text-small hover:bg-sunken aria-pressed:bg-blush aria-pressed:font-semibold"
              >
                <span className="truncate">{choice.title}</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="px-3 py-2 text-small text-muted empty:hidden">
          {found?.length === 0 && contact.aboutNone}
        </p>
      </div>
    </div>
  )
}

function useOwnOrders(isSignedIn: boolean): Choice[] {
  const call = useCall()
  const { ui } = useMessages()
  const { data } = useQuery({
    queryKey: ['contact', 'orders'],
    queryFn: async ({ signal }) =>
      (await call('GET /orders', { query: { pageSize: 20 }, signal })).data.items,
    enabled: isSignedIn,
  })
  return (data ?? []).map(({ number, titles }) => ({
    kind: 'order',
    id: number,
    title: [number, ...titles.slice(0, 2).map((title) => inLanguage(title, ui.language))].join(' · '),
  }))
}

const mostSeen = 12

/** Written by the product page, whose code is not loaded for this. */
function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('recentlyViewed') ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The products seen lately in this browser, loaded once the page is hydrated. */
function useSeen(): Choice[] {
  const call = useCall()
  const { ui } = useMessages()
  const { data } = useQuery({
    queryKey: ['contact', 'seen'],
    queryFn: async ({ signal }) => {
      const productIds = [...new Set([...readRecent(), ...readLocalWishlist()])].slice(0, mostSeen)
      if (productIds.length === 0) return []
      return (await call('POST /products/by-ids', { body: { productIds }, signal })).data.items
    },
    staleTime: 60_000,
  })
  return (data ?? []).map(({ id, title }) => ({ kind: 'product', id, title: inLanguage(title, ui.language) }))
}

function useFound(term: string): Choice[] | undefined {
  const call = useCall()
  const { ui } = useMessages()
  const { data } = useQuery({
    queryKey: ['contact', 'found', term],
    queryFn: async ({ signal }) =>
      (await call('GET /search/suggestions', { query: { term }, signal })).data.suggestions,
    enabled: term.length > 1,
    placeholderData: (before) => before,
  })
  if (term.length < 2 || !data) return undefined
  return data.flatMap(({ kind, address, title }) =>
    kind === 'product' || kind === 'service'
      ? { kind, id: address, title: inLanguage(title, ui.language) }
      : [],
  )
}
