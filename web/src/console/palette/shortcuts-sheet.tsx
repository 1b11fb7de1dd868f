import { useState, type ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { places } from '../console-place.tsx'
import { placeKeys } from './place-keys.ts'
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts'

/** What the keyboard can do; letters can be switched off. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  const { frame, palette } = useArea('staff')
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const { keys } = palette
  const lines: [keys: string[], what: string][] = [
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
        {lines.map(([pressed, what]) => (
          <Line key={what} what={what}>
            {pressed.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </Line>
        ))}
        {places.map(({ name }) => (
          <Line key={name} what={palette.goTo(frame.places[name])}>
            <Key>g</Key>
            <span className="text-small text-muted">{palette.afterwards}</span>
            <Key>{placeKeys[name]}</Key>
          </Line>
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

const Line = ({ what, children }: { what: string; children: ReactNode }) => (
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
