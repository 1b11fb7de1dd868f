import envelope from 'picture:state-envelope'
import identity from 'picture:state-identity'
import umbrella from 'picture:state-umbrella'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import type { Invitation } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { isTemporary } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { ResendButton } from '#domains/account/resend-button.tsx'
import { useSession } from '#domains/account/session.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useMarkHydrated } from '#first-load/leave-hydrated.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { LetterSign } from '#ui/letter-sign.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { LoadingMark } from '#ui/state/spinner.tsx'
import { DateText } from '#ui/text/date-text.tsx'
import { OutsideFrame } from '../frame/outside-pages.tsx'
import { failureText } from './failure-text.ts'
import { JoinButton } from './join-button.tsx'
import { memberQueries } from './members.queries.ts'

interface JoinPageProps {
  token: string | undefined
  onSignIn(): void
  onRegister(): void
}

/** The page that the mail of an invitation leads to. Visitors see it too, since they may have no account yet. */
export function JoinPage({ token, ...actions }: JoinPageProps) {
  const { join } = useArea('vendor')
  useMarkHydrated()
  return (
    <OutsideFrame title={join.title}>
      {token === undefined ? <UnknownLink /> : <InvitationOf key={token} token={token} {...actions} />}
    </OutsideFrame>
  )
}

function UnknownLink() {
  const { join } = useArea('vendor')
  return (
    <EmptyState
      picture={envelope}
      tone="cream"
      heading={join.unknown}
      actions={<ButtonLink to="/help-support">{useMessages().shell.help}</ButtonLink>}
    >
      {join.unknownText}
    </EmptyState>
  )
}

function InvitationOf({ token, onSignIn, onRegister }: JoinPageProps & { token: string }) {
  const { join } = useArea('vendor')
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  const query = useQuery(memberQueries.invitation(useCall(), token, user?.id))
  const { data: invitation } = query
  if (!invitation && query.isError && !isTemporary(query.error)) return <UnknownLink />
  if (!invitation && query.isError) {
    return (
      <ErrorState picture={umbrella} heading={join.unreachable} query={query}>
        {join.unreachableText}
      </ErrorState>
    )
  }
  if (!invitation) {
    return (
      <div className="grid min-h-[50dvh] place-items-center">
        <LoadingMark label={join.checking} />
      </div>
    )
  }
  const { state } = invitation
  if (state !== 'open') return <OverScreen {...{ invitation, state }} />
  if (user && invitation.caller === 'other-address') {
    return <OtherAddress invitation={invitation} user={user} onSignIn={onSignIn} />
  }
  if (user && invitation.caller === 'unconfirmed') {
    return <Unconfirmed user={user} onConfirmed={() => void query.refetch()} />
  }
  return (
    <InvitationCard invitation={invitation}>
      {user ? (
        <Accept token={token} onRefused={() => void query.refetch()} />
      ) : (
        <>
          <p className="text-small text-muted">{join.signInText(invitation.maskedEmail)}</p>
          <Button isWide size="large" onClick={onSignIn}>
            {join.signIn}
          </Button>
          <Button isWide variant="secondary" onClick={onRegister}>
            {join.register}
          </Button>
        </>
      )}
    </InvitationCard>
  )
}

/** Which shop invites whom to what. */
function InvitationCard({ invitation, children }: { invitation: Invitation; children: ReactNode }) {
  const { join, roles, roleTexts } = useArea('vendor')
  const { ui } = useMessages()
  const { shopName, sign, signColour, role, invitedBy, maskedEmail, expiresAt } = invitation
  return (
    <section className="mx-auto mt-4 max-w-md overflow-hidden rounded-panel bg-surface shadow-2 md:mt-10 md:rounded-hero">
      <Weave />
      <div className="grid gap-5 p-5 md:p-7">
        <div className="grid justify-items-center gap-3 text-center">
          <LetterSign
            name={shopName}
            letter={sign}
            colour={signColour}
            className="size-18 rounded-picture text-h2"
          />
          <h1 className="text-h1 wrap-anywhere">{join.heading(inLanguage(shopName, ui.language))}</h1>
          <p className="text-muted">{invitedBy ? join.invitedBy(invitedBy) : join.invited}</p>
        </div>
        <dl className="divide-y divide-line border-y border-line">
          <Fact name={join.yourRole}>
            <span className="block font-semibold">{roles[role]}</span>
            <span className="block text-small text-muted">{roleTexts[role]}</span>
          </Fact>
          <Fact name={join.address}>{maskedEmail}</Fact>
          <Fact name={join.until}>
            <DateText instant={expiresAt} />
          </Fact>
        </dl>
        <div className="grid gap-3">{children}</div>
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

interface AcceptProps {
  token: string
  /** The invitation may have been used or withdrawn meanwhile: what it is now is asked again. */
  onRefused(): void
}

function Accept({ token, onRefused }: AcceptProps) {
  const { failures } = useArea('vendor')
  const [failure, setFailure] = useState<unknown>()
  return (
    <>
      <FormError text={failureText(failure, failures)} />
      <JoinButton
        invitation={{ token }}
        isWide
        size="large"
        onRefused={(refusal) => {
          setFailure(refusal)
          onRefused()
        }}
      />
    </>
  )
}

interface OtherAddressProps {
  invitation: Invitation
  user: User
  onSignIn(): void
}

function OtherAddress({ invitation, user, onSignIn }: OtherAddressProps) {
  const { join } = useArea('vendor')
  const { signOut } = useSessionActions()
  return (
    <EmptyState
      picture={identity}
      tone="indigo"
      heading={join.otherTitle}
      actions={
        <>
          <Button isWide onClick={() => void signOut().then(onSignIn)}>
            {join.otherAccount}
          </Button>
          <ButtonLink to="/" variant="quiet">
            {join.toHaat}
          </ButtonLink>
        </>
      }
    >
      {join.otherText(invitation.maskedEmail, user.email)}
    </EmptyState>
  )
}

/** Only who has confirmed the invited address may join: anybody could have typed it. */
function Unconfirmed({ user, onConfirmed }: { user: User; onConfirmed(): void }) {
  const { join } = useArea('vendor')
  return (
    <EmptyState
      picture={envelope}
      tone="cream"
      heading={join.unconfirmedTitle}
      actions={
        <>
          <Button isWide onClick={onConfirmed}>
            {join.confirmed}
          </Button>
          <ResendButton email={user.email} />
        </>
      }
    >
      {join.unconfirmedText(user.email)}
    </EmptyState>
  )
}

interface OverScreenProps {
  invitation: Invitation
  state: Exclude<Invitation['state'], 'open'>
}

/** The invitation was used, has ended or was withdrawn. */
function OverScreen({ invitation, state }: OverScreenProps) {
  const { join } = useArea('vendor')
  const { ui } = useMessages()
  const shop = inLanguage(invitation.shopName, ui.language)
  const isMine = state === 'used' && invitation.caller === 'invited'
  const screens = {
    used: isMine ? [join.usedByYou, join.usedByYouText] : [join.used, join.usedText],
    ended: [join.ended, join.endedText(shop)],
    withdrawn: [join.withdrawn, join.withdrawnText(shop)],
  }
  const [heading, text] = screens[state]
  return (
    <EmptyState
      picture={envelope}
      tone={isMine ? 'pine' : 'cream'}
      heading={heading}
      actions={
        isMine ? (
          <ButtonLink to="/vendor/$">{join.toPortal}</ButtonLink>
        ) : (
          <ButtonLink to="/">{join.toHaat}</ButtonLink>
        )
      }
    >
      {text}
    </EmptyState>
  )
}
