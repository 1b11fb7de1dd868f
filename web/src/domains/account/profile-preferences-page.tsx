import type { Language } from '@haat/contract/shared/language.ts'
import type { Theme } from '@haat/contract/shared/theme.ts'
import { useMessages } from '#messages/use-messages.ts'
import { LanguagePanel } from './profile/language-panel.tsx'
import { ProfileHeading } from './profile/profile-heading.tsx'
import { ThemePanel } from './profile/theme-panel.tsx'

interface ProfilePreferencesPageProps {
  chooseLanguage(language: Language): Promise<void>
  /** None follows the device. */
  firstTheme: Theme | undefined
  chooseTheme(theme: Theme | undefined): void
}

export function ProfilePreferencesPage(props: ProfilePreferencesPageProps) {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profilePreferences}</ProfileHeading>
      <LanguagePanel choose={props.chooseLanguage} />
      <ThemePanel first={props.firstTheme} choose={props.chooseTheme} />
    </div>
  )
}
