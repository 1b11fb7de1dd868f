import { useNavigate } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useSessionActions } from '../use-session-actions.ts'
import { navEntryClass } from './nav-entry-class.ts'

export function SignOutEntry() {
  const profile = useArea('profile')
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)

  async function leave() {
    setIsLeaving(true)
    await signOut()
    await navigate({ to: '/' })
  }

  return (
    <button
      type="button"
      disabled={isLeaving}
      onClick={() => void leave()}
      className={`${navEntryClass} text-crimson hover:text-crimson-deep`}
    >
      <LogOut />
      {profile.signOut}
    </button>
  )
}
