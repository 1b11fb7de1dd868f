import { useState } from 'react'
import { toTheme, type Theme } from '@haat/contract/shared/theme.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { ThemePreview } from './theme-preview.tsx'

const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

interface ThemePanelProps {
  first: Theme | undefined
  choose(theme: Theme | undefined): void
}

export function ThemePanel({ first, choose }: ThemePanelProps) {
  const profile = useArea('profile')
  const [chosen, setChosen] = useState<Choice>(first ?? 'system')

  function change(choice: Choice) {
    setChosen(choice)
    choose(toTheme(choice))
  }

  return (
    <Panel>
      <RadioCards
        legend={profile.appearance}
        name="theme"
        columns={3}
        value={chosen}
        onChange={change}
        options={choices.map((choice) => ({
          value: choice,
          label: profile.themes[choice],
          picture: <ThemePreview choice={choice} />,
        }))}
      />
      <p className="mt-4 text-small text-muted">{profile.appearanceLead}</p>
    </Panel>
  )
}
