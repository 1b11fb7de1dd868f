import { useMutation } from '@tanstack/react-query'
import FileDown from 'lucide-react/icons/file-down'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { nepalDateParts } from '@haat/contract/shared/dates.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { toTheme, type Theme } from '@haat/contract/shared/theme.ts'
import { useCall } from '#api/use-router-context.ts'
import { Button } from '#ui/button/button.tsx'
import { saveFile } from '#ui/device/save-file.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { failureName } from './form/failure-name.ts'
import { DetailsPanel } from './profile/details/details-panel.tsx'
import { EmailPanel } from './profile/details/email-panel.tsx'
import { LanguagePanel } from './profile/preferences/language-panel.tsx'
import { GooglePanel } from './profile/security/google-panel.tsx'
import { PasswordPanel } from './profile/security/password-panel.tsx'
import { SessionsPanel } from './profile/security/sessions-panel.tsx'
import { ProfileHeading } from './profile-frame.tsx'
import { DeleteDialog } from './profile/data/delete-dialog.tsx'
import { DoneNote } from './profile/done-note.tsx'
import { ThemePreview } from './profile/preferences/theme-preview.tsx'
import { useSignInWays } from './sign-in-ways.ts'

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

const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]

interface ThemePanelProps {
  first: Theme | undefined
  choose(theme: Theme | undefined): void
}

function ThemePanel({ first, choose }: ThemePanelProps) {
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

/** Says what is deleted and what the law makes us keep, then offers to delete the account. */
function DeletePanel() {
  const profile = useArea('profile')
  // Loaded before the dialog opens, so that it knows at once whether to ask for a password.
  const { data: ways } = useSignInWays()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Panel title={profile.remove}>
      <div className="grid gap-5 md:grid-cols-2">
        <section>
          <h3 className="mb-2 text-h3">{profile.goes}</h3>
          <BulletList texts={profile.goesParts} />
        </section>
        <section className="rounded-picture bg-cream p-4">
          <h3 className="mb-2 flex items-center gap-2 text-h3 text-cream-ink">
            <LockKeyhole className="size-5 shrink-0" />
            {profile.stays}
          </h3>
          <p>{profile.staysText}</p>
        </section>
      </div>
      <Button
        variant="secondary"
        icon={<Trash2 />}
        className="mt-5 border-crimson! text-crimson! max-md:w-full"
        onClick={() => setIsAsking(true)}
      >
        {profile.removeButton}
      </Button>
      {isAsking && (
        <DeleteDialog hasPassword={ways?.hasPassword ?? true} onClose={() => setIsAsking(false)} />
      )}
    </Panel>
  )
}

function ExportPanel() {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const download = useMutation({
    mutationFn: async () => saveMyData((await call('GET /account/export')).data, new Date()),
  })
  return (
    <Panel title={profile.export}>
      <div className="grid justify-items-start gap-4">
        <p>{profile.exportLead}</p>
        <BulletList texts={profile.exportParts} />
        <Button
          icon={<FileDown />}
          isBusy={download.isPending}
          busyLabel={profile.exporting}
          className="max-md:w-full"
          onClick={() => download.mutate()}
        >
          {profile.exportButton}
        </Button>
        {download.isSuccess && <DoneNote>{profile.exported(download.data)}</DoneNote>}
        <FormError text={download.isError ? failures[failureName(download.error)] : undefined} />
      </div>
    </Panel>
  )
}

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Saves the data as a file named by the day in Nepal, and returns the file's name. */
function saveMyData(data: object, now: Date): string {
  const { year, month, day } = nepalDateParts(now)
  const name = `haat-my-data-${year}-${twoDigits(month)}-${twoDigits(day)}.json`
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  saveFile(file, name)
  return name
}

/** Short facts, with the diamond of Haat's pattern as the bullet. */
function BulletList({ texts }: { texts: Record<string, string> }) {
  return (
    <ul className="list-none space-y-1.5">
      {Object.entries(texts).map(([name, text]) => (
        <li
          key={name}
          className="relative pl-5 before:absolute before:top-[0.5lh] before:left-0.5 before:size-2 before:-translate-y-1/2 before:rotate-45 before:bg-crimson"
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
