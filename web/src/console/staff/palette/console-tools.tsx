import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState, useEffect, type ReactNode, type RefObject } from 'react'
import { openPagesOf, useOpenPages } from '#console/console-pages.tsx'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { CommandPalette } from './command-palette.tsx'
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts'
import { ToolsContext, type PageKeys, type Tools } from './tools-context.ts'

/**
 * Offers the command palette, the list of shortcuts and the shortcuts themselves on every page of the console.
 * They are not loaded lazily, so that keys typed right after Ctrl+K arrive in the palette.
 */
export function ConsoleTools({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | PageKeys>()
  const pageKeys = useRef<PageKeys>({})
  const tools = useMemo<Tools>(
    () => ({
      openPalette: () => setOpen('palette'),
      openShortcuts: () => setOpen(pageKeys.current),
      setPageKeys: (keys) => void (pageKeys.current = keys),
    }),
    [],
  )
  const close = useCallback(() => setOpen(undefined), [])
  useShortcuts(tools, pageKeys)
  return (
    <ToolsContext value={tools}>
      {children}
      {open === 'palette' && <CommandPalette onClose={close} />}
      {typeof open === 'object' && <ShortcutsSheet pageKeys={open} onClose={close} />}
    </ToolsContext>
  )
}

/** Lists the keyboard shortcuts; the single-letter ones can be switched off here. */
function ShortcutsSheet({ pageKeys, onClose }: { pageKeys: PageKeys; onClose(): void }) {
  const { frame, palette } = useArea('staff')
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const openPages = useOpenPages()
  const { keys } = palette
  const shortcuts: [keys: string[], what: string][] = [
    [['Ctrl K', '⌘ K'], keys.palette],
    [['/'], keys.search],
    [['j'], keys.next],
    [['k'], keys.previous],
    [['Enter'], keys.open],
    [['Esc'], keys.close],
    [['?'], keys.help],
  ]
  const isTaken = ([[key = '']]: [string[], string]) => key in pageKeys
  return (
    <Dialog isOpen onClose={onClose} title={palette.shortcuts}>
      <dl className="divide-y divide-line">
        {Object.entries(pageKeys).map(([key, { what }]) => (
          <ShortcutRow key={key} what={what}>
            <Key>{key}</Key>
          </ShortcutRow>
        ))}
        {shortcuts
          .filter((one) => !isTaken(one))
          .map(([pressed, what]) => (
            <ShortcutRow key={what} what={what}>
              {pressed.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </ShortcutRow>
          ))}
        {openPages.map(({ name, shortcut }) => (
          <ShortcutRow key={name} what={palette.goTo(frame.places[name])}>
            <Key>g</Key>
            <span className="text-small text-muted">{palette.afterwards}</span>
            <Key>{shortcut}</Key>
          </ShortcutRow>
        ))}
      </dl>
      <Checkbox
        className="mt-3"
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked)
          setSingleKeys(event.target.checked)
        }}
      >
        {palette.singleKeys}
      </Checkbox>
    </Dialog>
  )
}

const ShortcutRow = ({ what, children }: { what: string; children: ReactNode }) => (
  <div className="flex min-h-11 items-center justify-between gap-4">
    <dt>{what}</dt>
    <dd className="flex items-center gap-1.5">{children}</dd>
  </div>
)

const Key = ({ children }: { children: string }) => (
  <kbd className="grid min-w-8 place-items-center rounded-badge bg-sunken px-2 py-0.5 font-sans text-small font-semibold">
    {children}
  </kbd>
)

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
function useShortcuts({ openPalette, openShortcuts }: Tools, pageKeys: RefObject<PageKeys>) {
  const navigate = useNavigate()
  const { rights } = useConsoleReader()
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
      const page = isPair && openPagesOf(rights).find(({ shortcut }) => shortcut === letter)
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
      const own = pageKeys.current[key.toLowerCase()]
      if (own) {
        event.preventDefault()
        return own.act()
      }
      if (single[key] && single[key]() !== false) event.preventDefault()
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [navigate, rights, openPalette, openShortcuts, pageKeys])
}
