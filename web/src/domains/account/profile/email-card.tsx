import { useArea } from '#messages/use-area.ts'
import { CardLink } from './card-link.tsx'
import { OverviewCard } from './overview-card.tsx'
import { ResendButton } from './resend-button.tsx'
import { useProfileUser } from './use-profile-user.ts'

/** Whether the address is confirmed, and the mail once more if it is not. */
export function EmailCard() {
  const { emailCard } = useArea('profile')
  const { email, emailVerified } = useProfileUser()
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
