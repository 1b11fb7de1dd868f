import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonClass } from '#ui/button/button-class.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useMailComesBack } from '../profile.queries.ts'
import { useSignInWays } from '../../sign-in-ways.ts'
import { DoneNote } from '../done-note.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

/** Shows the address and offers to change it, which takes effect once the new address is confirmed. */
export function EmailPanel() {
  const profile = useArea('profile')
  const { email, emailVerified } = useProfileUser()
  const comesBack = useMailComesBack()
  return (
    <Panel title={profile.email}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-lead font-semibold wrap-anywhere">{email}</p>
        <Badge tone={emailVerified ? 'pineTint' : 'creamTint'}>
          {emailVerified ? profile.verified : profile.notVerified}
        </Badge>
      </div>
      <p className="mt-1 mb-5 text-small text-muted">{profile.emailLead}</p>
      {comesBack && (
        <p role="status" className="mb-5 rounded-control bg-cream p-4 text-cream-ink">
          {profile.comesBack}
        </p>
      )}
      <EmailChange />
    </Panel>
  )
}

function EmailChange() {
  const profile = useArea('profile')
  const { data: ways } = useSignInWays()
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const place = useRef<HTMLDivElement>(null)

  /** Moves the focus, since the form that had it disappears. */
  function close(email?: string) {
    place.current?.focus()
    setSentTo(email)
    setIsOpen(false)
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid justify-items-start gap-4 outline-none focus-visible:shadow-none"
    >
      {sentTo && !isOpen && <DoneNote>{profile.linkSent(sentTo)}</DoneNote>}
      {!isOpen && (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {sentTo ? profile.anotherAddress : profile.changeEmail}
        </Button>
      )}
      {isOpen && ways?.hasPassword === false && <PasswordFirst />}
      {isOpen && ways?.hasPassword !== false && (
        <EmailChangeForm onSent={close} onCancel={() => close(sentTo)} />
      )}
    </div>
  )
}

function PasswordFirst() {
  const profile = useArea('profile')
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-cream p-4">
      <p>{profile.needsPassword}</p>
      <Link to="/profile/security" className={buttonClass({ variant: 'secondary' })}>
        {profile.setPassword}
      </Link>
    </div>
  )
}
