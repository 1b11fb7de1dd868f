import { useArea } from '#ui/messages/use-area.ts'
import { useMailComesBack } from '../profile.queries.ts'
import { CardLink } from '../../overview-card.tsx'
import { OverviewCard } from '../../overview-card.tsx'
import { ResendButton } from '../../resend-button.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

/**
 * Says whether mails to the address bounce and whether it is confirmed; if not, offers to send the mail again.
 */
export function EmailCard() {
  const { emailCard } = useArea('profile')
  const { email, emailVerified } = useProfileUser()
  const comesBack = useMailComesBack()
  if (comesBack)
    return (
      <OverviewCard
        tone="cream"
        kicker={emailCard.comesBack}
        title={emailCard.comesBackTitle}
        action={<CardLink to="/profile/details">{emailCard.change}</CardLink>}
      >
        {emailCard.comesBackText(email)}
      </OverviewCard>
    )
  return emailVerified ? (
    <OverviewCard
      tone="pine"
      kicker={emailCard.done}
      title={emailCard.doneTitle}
      action={<CardLink to="/profile/details">{emailCard.change}</CardLink>}
    >
      {emailCard.doneText(email)}
    </OverviewCard>
  ) : (
    <OverviewCard
      tone="cream"
      kicker={emailCard.open}
      title={emailCard.openTitle}
      action={<ResendButton email={email} />}
    >
      {emailCard.openText(email)}
    </OverviewCard>
  )
}
