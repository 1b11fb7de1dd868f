import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Found } from '@haat/contract/domains/staff.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { chooseTheme } from '#shell/choose-theme.ts'
import { placeNamed, places, type PlaceName } from '../console-place.tsx'
import { useConsoleTools } from './tools-context.ts'

export interface PaletteRow {
  id: string
  group: 'results' | 'places' | 'actions'
  title: string
  detail: string
  go(): void
}

const restMs = 180
const least = 2

/** Where a thing is looked at: an order by the tickets about it. */
const placeOf: Record<Found['kind'], PlaceName> = { ticket: 'desk', content: 'content', order: 'desk' }

const isUnsure = (proof: Found['proof']) => proof === 'none' || proof === 'session'

function useRested(text: string) {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

function isDark() {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** Everything that fits the words, in the order of the list: things, places, what can be done. */
export function usePaletteRows(typed: string, onClose: () => void) {
  const { desk, frame, palette } = useArea('staff')
  const call = useCall()
  const navigate = useNavigate()
  const { openShortcuts } = useConsoleTools()
  const words = useRested(typed.trim())
  const isAsking = words.length >= least
  const { data, isFetching, isError } = useQuery({
    queryKey: ['staff', 'find', words],
    queryFn: async ({ signal }) =>
      (await call('GET /staff/find', { query: { searchTerm: words }, signal })).data,
    enabled: isAsking,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  })

  const to = (splat: string, search: object = {}) => {
    onClose()
    void navigate({ to: '/staff/$', params: { _splat: splat }, search })
  }
  const found = (isAsking ? (data ?? []) : [])
    .filter(({ kind }) => placeNamed(placeOf[kind]))
    .map(({ kind, id, title, detail, proof }): PaletteRow => {
      const go = () => (kind === 'order' ? to('desk', { searchTerm: id }) : to(`${placeOf[kind]}/${id}`))
      return {
        id: `${kind} ${id}`,
        group: 'results',
        title,
        detail: [palette.kinds[kind], detail, ...(isUnsure(proof) ? [desk.proofs[proof]] : [])].join(' · '),
        go,
      }
    })
  const ways = places.map(({ name }): PaletteRow => ({
    id: name,
    group: 'places',
    title: palette.goTo(frame.places[name]),
    detail: '',
    go: () => to(name),
  }))
  const acts: PaletteRow[] = [
    {
      id: 'shortcuts',
      group: 'actions',
      title: palette.shortcuts,
      detail: '?',
      go: () => {
        onClose()
        openShortcuts()
      },
    },
    {
      id: 'theme',
      group: 'actions',
      title: palette.otherTheme,
      detail: '',
      go: () => {
        chooseTheme(isDark() ? 'light' : 'dark')
        onClose()
      },
    },
    { id: 'shop', group: 'actions', title: palette.toShop, detail: '', go: () => void navigate({ to: '/' }) },
  ]
  const fits = ({ title }: PaletteRow) => title.toLowerCase().includes(typed.trim().toLowerCase())
  return {
    rows: [...found, ...[...ways, ...acts].filter(fits)],
    isSearching: isAsking && isFetching,
    isError,
  }
}
