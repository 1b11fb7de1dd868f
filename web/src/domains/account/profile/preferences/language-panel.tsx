import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languages, type Language } from '@haat/contract/shared/language.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureName } from '../../form/failure-name.ts'
import { useSessionActions } from '../../use-session-actions.ts'

const signs = { en: 'EN', ne: 'ने' }

/** Changes the language of the page at once and saves it in the account, for the mails that we send. */
export function LanguagePanel({ choose }: { choose(language: Language): Promise<void> }) {
  const { shell, ui } = useMessages()
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { setUser } = useSessionActions()
  const save = useMutation({
    mutationFn: (language: Language) => call('PUT /auth/me', { body: { language } }),
    onSuccess: ({ user }) => setUser(user),
    onError: (failure) => void showToast('error', failures[failureName(failure)]),
  })

  // Marked at once, while its texts still load. The switch in the header changes it too.
  const [chosen, setChosen] = useState(ui.language)
  useEffect(() => setChosen(ui.language), [ui.language])

  function change(language: Language) {
    setChosen(language)
    void choose(language)
    save.mutate(language)
  }

  return (
    <Panel>
      <RadioCards
        legend={profile.language}
        name="language"
        columns={2}
        value={chosen}
        onChange={change}
        options={languages.map((language) => ({
          value: language,
          label: language === 'en' ? shell.english : shell.nepali,
          icon: (
            <span lang={language} className="text-title">
              {signs[language]}
            </span>
          ),
          tone: language === 'en' ? ('indigo' as const) : ('crimson' as const),
        }))}
      />
      <p className="mt-4 text-small text-muted">{profile.languageLead}</p>
    </Panel>
  )
}
