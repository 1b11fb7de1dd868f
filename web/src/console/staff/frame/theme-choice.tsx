import { useState } from 'react'
import { toTheme } from '@haat/contract/shared/theme.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { chooseTheme, readTheme } from '#ui/preferences/choose-theme.ts'

const choices = ['system', 'light', 'dark'] as const

export function ThemeChoice() {
  const { frame } = useArea('staff')
  const [chosen, setChosen] = useState<(typeof choices)[number]>(readTheme() ?? 'system')
  return (
    <fieldset>
      <legend className="mb-2 text-label">{frame.appearance}</legend>
      <div className="grid grid-cols-3 gap-0.5 rounded-control bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice}
            className="grid min-h-11 cursor-pointer place-items-center rounded-[9px] px-1 text-center text-small font-semibold text-muted has-checked:bg-surface has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="console-theme"
              className="sr-only"
              checked={chosen === choice}
              onChange={() => {
                setChosen(choice)
                chooseTheme(toTheme(choice))
              }}
            />
            {frame.themes[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
