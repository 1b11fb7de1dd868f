import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { StaffSearchResult } from '@haat/contract/domains/staff.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { chooseTheme } from '#ui/preferences/choose-theme.ts'
import { useOpenPages, type PageName } from '#console/console-pages.tsx'
import { useConsoleTools } from './tools-context.ts'

export interface PaletteRow {
  id: string
  group: 'results' | 'places' | 'actions'
  title: string
  detail: string
  go(): void
}

/** The search waits until nobody has typed for this long. */
const debounceMs = 180
const minSearchLength = 2

/** The page that shows each kind of result. */
const pageOfKind: Record<StaffSearchResult['kind'], PageName> = {
  ticket: 'desk',
  content: 'content',
  order: 'orders',
  application: 'vendors',
}

const isUnprovenSender = (proof: StaffSearchResult['proof']) => proof === 'none' || proof === 'session'

function useDebounced(text: string) {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

function isDark() {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/**
 * The rows of the palette that match the typed text: pages, then actions, then what the search finds. That comes late, and
 * must not push away the row that Enter is about to open.
 */
export function usePaletteRows(typed: string, onClose: () => void) {
  const { desk, frame, palette } = useArea('staff')
  const call = useCall()
  const navigate = useNavigate()
  const { openShortcuts } = useConsoleTools()
  const openPages = useOpenPages()
  const searchTerm = useDebounced(typed.trim())
  const isEnabled = searchTerm.length >= minSearchLength
  const { data, isFetching, isError } = useQuery({
    queryKey: ['staff', 'find', searchTerm],
    queryFn: async ({ signal }) => (await call('GET /staff/find', { query: { searchTerm }, signal })).data,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    retry: false,
  })

  const goTo = (splat: string) => {
    onClose()
    void navigate({ to: '/staff/$', params: { _splat: splat } })
  }
  const resultRows = (isEnabled ? (data ?? []) : [])
    .filter(({ kind }) => openPages.some(({ name }) => name === pageOfKind[kind]))
    .map(({ kind, id, title, detail, proof }): PaletteRow => {
      return {
        id: `${kind} ${id}`,
        group: 'results',
        title,
        detail: [palette.kinds[kind], detail, ...(isUnprovenSender(proof) ? [desk.proofs[proof]] : [])].join(
          ' · ',
        ),
        go: () => goTo(`${pageOfKind[kind]}/${id}`),
      }
    })
  const pageRows = openPages.map(({ name }): PaletteRow => ({
    id: name,
    group: 'places',
    title: palette.goTo(frame.places[name]),
    detail: '',
    go: () => goTo(name),
  }))
  const actionRows: PaletteRow[] = [
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
    {
      id: 'shop',
      group: 'actions',
      title: palette.toShop,
      detail: '',
      go: () => {
        onClose()
        void navigate({ to: '/' })
      },
    },
  ]
  const matches = ({ title }: PaletteRow) => title.toLowerCase().includes(typed.trim().toLowerCase())
  return {
    rows: [...[...pageRows, ...actionRows].filter(matches), ...resultRows],
    isSearching: isEnabled && isFetching,
    isError,
  }
}
