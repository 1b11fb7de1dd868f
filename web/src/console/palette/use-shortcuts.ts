import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { places } from '../console-place.tsx'
import { moveRow, openRow } from './move-row.ts'
import { placeKeys } from './place-keys.ts'
import { areSingleKeysOn } from './single-keys.ts'
import type { Tools } from './tools-context.ts'

/** How long after `g` the letter of a place counts. */
const pairMs = 1500

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))

const hasDialog = () => document.querySelector('dialog[open]') !== null

function focusSearch() {
  document.querySelector<HTMLElement>('[data-place-search]')?.focus()
}

/** Ctrl+K anywhere; single letters only where nobody types and nothing lies over the page. */
export function useShortcuts({ openPalette, openShortcuts }: Tools) {
  const navigate = useNavigate()
  useEffect(() => {
    let goAt = 0
    /** Those that find nothing to do leave the letter to the place. */
    const single: Record<string, () => boolean | void> = {
      '?': openShortcuts,
      '/': focusSearch,
      j: () => moveRow(1),
      k: () => moveRow(-1),
      g: () => void (goAt = Date.now()),
    }

    function goTo(letter: string): boolean {
      const isPair = Date.now() - goAt < pairMs
      goAt = 0
      const place = isPair && places.find(({ name }) => placeKeys[name] === letter)
      if (!place) return false
      void navigate({ to: '/staff/$', params: { _splat: place.name } })
      return true
    }

    function hear(event: KeyboardEvent) {
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
      if (goTo(key)) return event.preventDefault()
      if (single[key] && single[key]() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [navigate, openPalette, openShortcuts])
}
