import { useState, type ReactNode } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { pages } from '#console/console-pages.tsx'
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts'

/** Lists the keyboard shortcuts; the single-letter ones can be switched off here. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const { frame, palette } = useArea('staff')
  const [isOn, setIsOn] = useState(areSingleKeysOn)
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
  return (
    <Dialog isOpen onClose={onClose} title={palette.shortcuts}>
      <dl className="divide-y divide-line">
        {shortcuts.map(([pressed, what]) => (
          <ShortcutRow key={what} what={what}>
            {pressed.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </ShortcutRow>
        ))}
        {pages.map(({ name, shortcut }) => (
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
