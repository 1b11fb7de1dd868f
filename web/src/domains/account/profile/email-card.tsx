import { useArea } from '#messages/use-area.ts'
import { useMailComesBack } from '../profile.queries.ts'
import { CardLink } from './card-link.tsx'
import { OverviewCard } from './overview-card.tsx'
import { ResendButton } from './resend-button.tsx'
import { useProfileUser } from './use-profile-user.ts'

/** Whether mails reach the address, whether it is confirmed, and the mail once more if it is not. */
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
