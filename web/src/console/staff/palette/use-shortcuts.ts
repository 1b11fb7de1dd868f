import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { pages } from '#console/console-pages.tsx'
import { areSingleKeysOn } from './single-keys.ts'
import type { Tools } from './tools-context.ts'

/**
 * Focuses the next or the previous row of the list on the page; without a focused row it starts at an end.
 * Returns false where the page has no list.
 */
function moveRow(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at === -1 ? (by === 1 ? rows[0] : rows.at(-1)) : rows[at + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return rows.length > 0
}

/** Opens the focused row by a click on the row itself, or on the element in it that is marked `data-open`. */
function openRow(): boolean {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')
  if (!row || row !== document.activeElement) return false
  const target = row.matches('a, button') ? row : row.querySelector<HTMLElement>('[data-open]')
  target?.click()
  return target !== null
}

/** How long after `g` the letter of a page is waited for. */
const pairMs = 1500

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))

const hasDialog = () => document.querySelector('dialog[open]') !== null

function focusSearch() {
  document.querySelector<HTMLElement>('[data-page-search]')?.focus()
}

/** Ctrl+K works everywhere; single letters work only while no field has the focus and no dialog is open. */
export function useShortcuts({ openPalette, openShortcuts }: Tools) {
  const navigate = useNavigate()
  useEffect(() => {
    let gPressedAt = 0
    /** A shortcut that returns false did nothing; the key is then left to the page. */
    const single: Record<string, () => boolean | void> = {
      '?': openShortcuts,
      '/': focusSearch,
      j: () => moveRow(1),
      k: () => moveRow(-1),
      g: () => void (gPressedAt = Date.now()),
    }

    function goToPage(letter: string): boolean {
      const isPair = Date.now() - gPressedAt < pairMs
      gPressedAt = 0
      const page = isPair && pages.find(({ shortcut }) => shortcut === letter)
      if (!page) return false
      void navigate({ to: '/staff/$', params: { _splat: page.name } })
      return true
    }

    function handleKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return
      const { key, ctrlKey, metaKey, altKey, target } = event
      if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') {
        event.preventDefault()
        if (!hasDialog()) openPalette()
        return
      }
      if (ctrlKey || metaKey || altKey || isTyping(target) || hasDialog() || !areSingleKeysOn()) return
      if (key === 'Enter' || key === 'o') {
        if (openRow()) event.preventDefault()
        return
      }
      if (goToPage(key)) return event.preventDefault()
      if (single[key] && single[key]() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [navigate, openPalette, openShortcuts])
}
