import { useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useAccept, type InvitationKey } from './members.queries.ts'

interface JoinButtonProps extends Pick<ComponentProps<typeof Button>, 'isWide' | 'size' | 'aria-label'> {
  invitation: InvitationKey
  onJoined?: () => void
  /** The invitation may have been used or withdrawn meanwhile. */
  onRefused(failure: unknown): void
}

/** Joins the shop of an invitation, and opens it. */
export function JoinButton({ invitation, onJoined, onRefused, ...look }: JoinButtonProps) {
  const { join, roles } = useArea('vendor')
  const { ui } = useMessages()
  const navigate = useNavigate()
  const { reloadUser } = useSessionActions()
  const { mutate, isPending } = useAccept()

  const accept = () =>
    mutate(invitation, {
      onSuccess: async ({ shopId, name, role }) => {
        onJoined?.()
        // The account has got the role of vendors.
        await reloadUser().catch(() => {})
        await navigate({ to: '/vendor/$', params: { _splat: shopId } })
        void showToast('success', join.joined(inLanguage(name, ui.language), roles[role]))
      },
      onError: onRefused,
    })
  return (
    <Button {...look} isBusy={isPending} busyLabel={join.accepting} onClick={accept}>
      {join.accept}
    </Button>
  )
}
