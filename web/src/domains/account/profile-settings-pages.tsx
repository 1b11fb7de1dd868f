import type { Language } from '@haat/contract/shared/language.ts'
import type { Theme } from '@haat/contract/shared/theme.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { DeletePanel } from './profile/data/delete-panel.tsx'
import { ExportPanel } from './profile/data/export-panel.tsx'
import { DetailsPanel } from './profile/details/details-panel.tsx'
import { EmailPanel } from './profile/details/email-panel.tsx'
import { LanguagePanel } from './profile/preferences/language-panel.tsx'
import { ThemePanel } from './profile/preferences/theme-panel.tsx'
import { GooglePanel } from './profile/security/google-panel.tsx'
import { PasswordPanel } from './profile/security/password-panel.tsx'
import { SessionsPanel } from './profile/security/sessions-panel.tsx'
import { ProfileHeading } from './profile-frame.tsx'

export function ProfileDetailsPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileDetails}</ProfileHeading>
      <DetailsPanel />
      <EmailPanel />
    </div>
  )
}

export function ProfileSecurityPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileSecurity}</ProfileHeading>
      <PasswordPanel />
      <GooglePanel />
      <SessionsPanel />
    </div>
  )
}

interface ProfilePreferencesPageProps {
  chooseLanguage(language: Language): Promise<void>
  /** Undefined follows the device. */
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

export function ProfileDataPage() {
  const { pages } = useMessages()
  return (
    <div className="grid gap-5">
      <ProfileHeading>{pages.profileData}</ProfileHeading>
      <ExportPanel />
      <DeletePanel />
    </div>
  )
}
