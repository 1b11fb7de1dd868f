import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useSignInWays } from '../profile.queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { BulletList } from './bullet-list.tsx'

/** Says what is deleted and what the law makes us keep, then offers to delete the account. */
export function DeletePanel() {
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
