import { Link, type LinkProps } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { formatBothCalendars } from '@haat/contract/shared/local-dates.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { CardLink, OverviewCard } from './overview-card.tsx'
import { useProfileUser } from './profile-frame.tsx'
import { useMailComesBack } from './profile/profile.queries.ts'
import { SessionList } from './profile/security/session-list.tsx'
import { ResendButton } from './resend-button.tsx'

interface ProfilePageProps {
  lastOrder: ReactNode
  /** How many things were received and not reviewed; undefined until it is known. */
  reviewsToWrite: number | undefined
}

export function ProfilePage({ lastOrder, reviewsToWrite = 0 }: ProfilePageProps) {
  const profile = useArea('profile')
  const { name, emailVerified } = useProfileUser()
  return (
    <>
      <h1 className="text-h1 wrap-anywhere">{profile.greeting(name.split(' ')[0] ?? name)}</h1>
      <DateLine />
      <div className="mt-5 grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-[1.3fr_1fr_1fr]">
        {lastOrder}
        {/* An address that is not confirmed yet comes before the wishlist, as it is something left to do. */}
        {!emailVerified && <EmailCard />}
        {reviewsToWrite > 0 && <ReviewsCard count={reviewsToWrite} />}
        <WishlistCard />
        {emailVerified && <EmailCard />}
      </div>
      <div className="mt-5 grid gap-5 xl:grid-cols-2">
        <DetailsCard />
        <SessionsCard />
      </div>
    </>
  )
}

function WishlistCard() {
  const profile = useArea('profile')
  return (
    <OverviewCard
      tone="surface"
      kicker={profile.saved}
      title={profile.savedTitle}
      action={<CardLink to="/profile/wishlist">{profile.seeWishlist}</CardLink>}
    >
      {profile.savedText}
    </OverviewCard>
  )
}

function ReviewsCard({ count }: { count: number }) {
  const { ui } = useMessages()
  const { card } = useArea('profile').ownReviews
  return (
    <OverviewCard
      tone="cream"
      kicker={card.kicker}
      title={card.title(formatCount(count, ui.language))}
      action={<CardLink to="/profile/reviews/$">{card.action}</CardLink>}
    >
      {card.text}
    </OverviewCard>
  )
}

/** The day in Nepal, in both calendars. */
function DateLine() {
  const [now] = useState(() => new Date())
  return <p className="mt-1 text-lead text-muted">{formatBothCalendars(now, useMessages().ui.language)}</p>
}

const shownCount = 3

/** The devices that were used last, for a quick look. */
function SessionsCard() {
  const profile = useArea('profile')
  return (
    <Panel
      title={<span className="text-h3">{profile.sessions}</span>}
      action={<PanelLink to="/profile/security">{profile.allSessions}</PanelLink>}
    >
      <SessionList max={shownCount} />
    </Panel>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}

function DetailsCard() {
  const { ui } = useMessages()
  const profile = useArea('profile')
  const { name, email, phoneNumber } = useProfileUser()
  return (
    <Panel
      title={<span className="text-h3">{profile.yourDetails}</span>}
      action={<PanelLink to="/profile/details">{profile.edit}</PanelLink>}
    >
      <dl className="-my-1 divide-y divide-line border-t border-line">
        <Row label={profile.name}>{name}</Row>
        <Row label={profile.email}>{email}</Row>
        <Row label={profile.phone}>
          {phoneNumber ? (
            formatPhone(phoneNumber, ui.language)
          ) : (
            <span className="font-normal text-muted">{profile.noPhone}</span>
          )}
        </Row>
      </dl>
    </Panel>
  )
}

/** A link at the end of a panel's title. */
function PanelLink({ to, children }: Pick<LinkProps, 'to'> & { children: string }) {
  return (
    <Link
      to={to}
      className="-my-3 inline-flex min-h-11 shrink-0 items-center rounded-chip px-1 font-semibold text-crimson underline-offset-4 hover:text-crimson-deep hover:underline"
    >
      {children}
    </Link>
  )
}

/**
 * Says whether mails to the address bounce and whether it is confirmed; if not, offers to send the mail again.
 */
function EmailCard() {
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
