import type { MyInvitation } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { ApiFailure } from '#api/client.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from './failure-text.ts'
import { JoinButton } from './join-button.tsx'

interface MyInvitationsProps {
  invitations: readonly MyInvitation[]
  onJoined?: () => void
}

/** The invitations that wait for the reader, to join without looking for the mail. */
export function MyInvitations({ invitations, onJoined }: MyInvitationsProps) {
  const { mine } = useArea('vendor').join
  return (
    <ul aria-label={mine.title} className="divide-y divide-line border-y border-line">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} {...(onJoined && { onJoined })} />
      ))}
    </ul>
  )
}

interface InvitationRowProps {
  invitation: MyInvitation
  onJoined?: () => void
}

function InvitationRow({ invitation, onJoined }: InvitationRowProps) {
  const { join, roles, failures } = useArea('vendor')
  const { ui } = useMessages()
  const { id, shopName, sign, signColour, role, invitedBy, expiresAt } = invitation
  const shop = inLanguage(shopName, ui.language)

  /** The list is asked again, and the row may be gone: so a toast says why. */
  function refuse(failure: unknown) {
    const code = failure instanceof ApiFailure ? failure.code : undefined
    const over =
      code === 'INVITATION_ENDED'
        ? join.endedText(shop)
        : code === 'INVITATION_WITHDRAWN'
          ? join.withdrawnText(shop)
          : undefined
    void showToast('error', over ?? failureText(failure, failures)!)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <LetterSign name={shopName} letter={sign} colour={signColour} className="size-11 rounded-chip" />
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <BilingualText text={shopName} />
        </p>
        <p className="text-small text-muted wrap-anywhere">
          {join.mine.as(roles[role], invitedBy ?? '')}
          <span className="block">{join.mine.until(formatLocalDate(expiresAt, ui.language))}</span>
        </p>
      </div>
      <JoinButton
        invitation={{ id }}
        aria-label={join.mine.accept(shop)}
        onRefused={refuse}
        {...(onJoined && { onJoined })}
      />
    </li>
  )
}
