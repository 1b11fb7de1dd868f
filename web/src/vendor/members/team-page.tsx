import plug from 'picture:state-plug'
import { useNavigate } from '@tanstack/react-router'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { useState } from 'react'
import { mayInShop } from '@haat/contract/domains/members.rules.ts'
import type { Shop, ShopInvitation, ShopMember } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { ConfirmDialog } from '#office/parts/confirm-dialog.tsx'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { TableSkeleton } from '#office/parts/table/table-skeleton.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from './failure-text.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { useInvite, useLeave, useRemove, useTeam, useWithdraw } from './members.queries.ts'
import { TransferDialog, RoleDialog } from './owner-dialogs.tsx'
import { InvitationRow, MemberRow } from './team-rows.tsx'

type OpenDialog =
  | { name: 'invite' | 'leave' | 'hand-over' }
  | { name: 'role' | 'remove'; member: ShopMember }
  | { name: 'withdraw'; invitation: ShopInvitation }

/** Who belongs to the shop, who is invited, and one's own place in it. */
export default function TeamPage({ shop }: { shop: Shop }) {
  const { team } = useArea('vendor')
  const { parts } = useArea('office')
  const { ui } = useMessages()
  const [dialog, setDialog] = useState<OpenDialog>()
  const query = useTeam(shop.shopId)
  const { data } = query
  const mayChange = mayInShop(shop.role, 'members')
  return (
    <PageLayout>
      <PageHead
        title={team.title}
        note={team.lead(inLanguage(shop.name, ui.language))}
        actions={
          mayChange && (
            <Button icon={<UserRoundPlus />} onClick={() => setDialog({ name: 'invite' })}>
              {team.invite}
            </Button>
          )
        }
      />
      {data ? (
        <>
          <Members {...{ shop, mayChange }} members={data.items} onOpen={setDialog} />
          {data.invitations && data.invitations.length > 0 && (
            <Invitations shopId={shop.shopId} invitations={data.invitations} onOpen={setDialog} />
          )}
          <YourPlace {...{ shop }} members={data.items} onOpen={setDialog} />
          {dialog && (
            <TeamDialog {...{ shop, dialog }} members={data.items} onClose={() => setDialog(undefined)} />
          )}
        </>
      ) : query.isError ? (
        <ErrorState picture={plug} headingLevel={2} heading={team.loadFailed} query={query}>
          {parts.listFailedText}
        </ErrorState>
      ) : (
        <TableSkeleton />
      )}
    </PageLayout>
  )
}

interface MembersProps {
  shop: Shop
  mayChange: boolean
  members: ShopMember[]
  onOpen(dialog: OpenDialog): void
}

function Members({ mayChange, members, onOpen }: MembersProps) {
  const { team } = useArea('vendor')
  return (
    <Panel title={team.members}>
      <ul className="-mb-2 divide-y divide-line border-t border-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            {...(mayChange &&
              !member.isMe && {
                onChange: () => onOpen({ name: 'role', member }),
                onRemove: () => onOpen({ name: 'remove', member }),
              })}
          />
        ))}
      </ul>
      {members.length === 1 && (
        <div className="mt-5 rounded-control bg-indigo-tint p-4">
          <p className="font-semibold">{team.alone}</p>
          {mayChange && <p className="mt-0.5 text-small">{team.aloneText}</p>}
        </div>
      )}
    </Panel>
  )
}

interface InvitationsProps {
  shopId: string
  invitations: ShopInvitation[]
  onOpen(dialog: OpenDialog): void
}

function Invitations({ shopId, invitations, onOpen }: InvitationsProps) {
  const { team, failures } = useArea('vendor')
  const invite = useInvite(shopId)
  const resend = ({ email, role }: ShopInvitation) =>
    invite.mutate(
      { email, role },
      {
        onSuccess: () => void showToast('success', team.resent(email)),
        onError: (failure) => void showToast('error', failureText(failure, failures)!),
      },
    )
  return (
    <Panel title={team.invitations}>
      <ul className="-mb-2 divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            isBusy={invite.isPending && invite.variables.email === invitation.email}
            onResend={() => resend(invitation)}
            onWithdraw={() => onOpen({ name: 'withdraw', invitation })}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** The reader's own role, and the ways out of it. */
function YourPlace({ shop, members, onOpen }: Omit<MembersProps, 'mayChange'>) {
  const { team, roles, roleTexts } = useArea('vendor')
  const owners = members.filter(({ role }) => role === 'owner')
  const isOnlyOwner = shop.role === 'owner' && owners.length === 1
  return (
    <Panel title={team.yourPlace}>
      <p className="font-semibold">{team.yourRole(roles[shop.role])}</p>
      <p className="mt-0.5 text-small text-muted">{roleTexts[shop.role]}</p>
      {isOnlyOwner && members.length > 1 && <p className="mt-3 text-small text-muted">{team.lastOwner}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {shop.role === 'owner' && members.length > 1 && (
          <Button variant="secondary" onClick={() => onOpen({ name: 'hand-over' })}>
            {team.handOver}
          </Button>
        )}
        {!isOnlyOwner && (
          <Button variant="secondary" onClick={() => onOpen({ name: 'leave' })}>
            {team.leave}
          </Button>
        )}
      </div>
    </Panel>
  )
}

interface TeamDialogProps {
  shop: Shop
  dialog: OpenDialog
  members: ShopMember[]
  onClose(): void
}

function TeamDialog({ shop, dialog, members, onClose }: TeamDialogProps) {
  const { shopId } = shop
  switch (dialog.name) {
    case 'invite':
      return <InviteDialog {...{ shopId, onClose }} />
    case 'role':
      return <RoleDialog {...{ shopId, onClose }} member={dialog.member} />
    case 'remove':
      return <RemoveDialog {...{ shopId, onClose }} member={dialog.member} />
    case 'withdraw':
      return <WithdrawDialog {...{ shopId, onClose }} invitation={dialog.invitation} />
    case 'hand-over':
      return <TransferDialog {...{ shopId, onClose }} others={members.filter(({ isMe }) => !isMe)} />
    case 'leave':
      return <LeaveDialog {...{ shop, onClose }} />
  }
}

interface DialogProps {
  shopId: string
  onClose(): void
}

/** Closes the dialog when the change was made or can no longer be made; only without a network it stays for another try. */
function useAnswer(onClose: () => void) {
  const { failures } = useArea('vendor')
  return (done: string) => ({
    onSuccess: () => {
      onClose()
      void showToast('success', done)
    },
    onError: (failure: unknown) => {
      if (!(failure instanceof TypeError)) onClose()
      void showToast('error', failureText(failure, failures)!)
    },
  })
}

function RemoveDialog({ shopId, member, onClose }: DialogProps & { member: ShopMember }) {
  const { team } = useArea('vendor')
  const { mutate, isPending } = useRemove(shopId)
  const answer = useAnswer(onClose)
  return (
    <ConfirmDialog
      title={team.removeTitle(member.name)}
      text={team.removeText(member.name)}
      confirmLabel={team.remove}
      busyLabel={team.removing}
      isBusy={isPending}
      onConfirm={() => mutate(member.id, answer(team.removed(member.name)))}
      onClose={onClose}
    />
  )
}

function WithdrawDialog({ shopId, invitation, onClose }: DialogProps & { invitation: ShopInvitation }) {
  const { team } = useArea('vendor')
  const { mutate, isPending } = useWithdraw(shopId)
  const answer = useAnswer(onClose)
  const { id, email } = invitation
  return (
    <ConfirmDialog
      title={team.withdrawTitle}
      text={team.withdrawText(email)}
      confirmLabel={team.withdraw}
      busyLabel={team.withdrawing}
      isBusy={isPending}
      onConfirm={() => mutate(id, answer(team.withdrawn(email)))}
      onClose={onClose}
    />
  )
}

function LeaveDialog({ shop, onClose }: { shop: Shop; onClose(): void }) {
  const { team, failures } = useArea('vendor')
  const { ui } = useMessages()
  const navigate = useNavigate()
  const { reloadUser } = useSessionActions()
  const { mutate, isPending } = useLeave(shop.shopId)
  const name = inLanguage(shop.name, ui.language)

  const leave = () =>
    mutate(undefined, {
      onSuccess: async () => {
        // The shop is left before it is asked again, which would be refused.
        await navigate({ to: '/vendor/$', params: { _splat: '' } })
        void showToast('success', team.left(name))
        // Who has left their last shop has lost the role of vendors.
        await reloadUser().catch(() => {})
      },
      onError: (failure) => {
        onClose()
        void showToast('error', failureText(failure, failures)!)
      },
    })
  return (
    <ConfirmDialog
      title={team.leaveTitle(name)}
      text={team.leaveText}
      confirmLabel={team.leave}
      busyLabel={team.leaving}
      isBusy={isPending}
      onConfirm={leave}
      onClose={onClose}
    />
  )
}
