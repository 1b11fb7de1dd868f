import { createFileRoute } from '@tanstack/react-router'
import { ProfilePreferencesPage } from '#domains/account/profile-settings-pages.tsx'
import { chooseTheme, readTheme } from '#ui/preferences/choose-theme.ts'
import { useChooseLanguage } from '#ui/preferences/language-provider.tsx'

export const Route = createFileRoute('/_main/profile/_frame/preferences')({
  staticData: { title: (m) => m.pages.profilePreferences },
  component: PreferencesRoute,
})

function PreferencesRoute() {
  const chooseLanguage = useChooseLanguage()
  return (
    <ProfilePreferencesPage
      chooseLanguage={chooseLanguage}
      firstTheme={readTheme()}
      chooseTheme={chooseTheme}
    />
  )
}
