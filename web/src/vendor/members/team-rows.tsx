import Mail from 'lucide-react/icons/mail'
import type { ReactNode } from 'react'
import type { ShopInvitation, ShopMember } from '@haat/contract/domains/members.ts'
import { formatLocalDate } from '@haat/contract/shared/local-dates.ts'
import { Initials } from '#office/parts/initials.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'

interface RowProps {
  mark: ReactNode
  title: ReactNode
  badge: ReactNode
  lines: readonly (string | null)[]
  actions: ReactNode
}

const Row = ({ mark, title, badge, lines, actions }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3.5">
    {mark}
    <div className="min-w-0 grow basis-52">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
        {badge}
      </p>
      <p className="text-small text-muted wrap-anywhere">{lines.filter(Boolean).join(' · ')}</p>
    </div>
    {actions && <div className="-mx-3 flex flex-wrap max-md:ms-11 max-md:w-full">{actions}</div>}
  </li>
)

const roleTones = { owner: 'creamTint', manager: 'indigoTint', packer: 'sunken' } as const

interface MemberRowProps {
  member: ShopMember
  /** Without them the reader may not change this member. */
  onChange?: () => void
  onRemove?: () => void
}

export function MemberRow({ member, onChange, onRemove }: MemberRowProps) {
  const { team, roles } = useArea('vendor')
  const { ui } = useMessages()
  const { id, name, role, since, isMe, email } = member
  return (
    <Row
      mark={<Initials id={id} name={name} className="size-11 text-label" />}
      title={name}
      badge={
        <>
          <Badge tone={roleTones[role]}>{roles[role]}</Badge>
          {isMe && <Badge tone="pineTint">{team.you}</Badge>}
        </>
      }
      lines={[email, team.since(formatLocalDate(since, ui.language))]}
      actions={
        onChange && (
          <>
            <Button variant="quiet" aria-label={team.changeOf(name)} onClick={onChange}>
              {team.change}
            </Button>
            <Button variant="quiet" aria-label={team.removeOf(name)} onClick={onRemove}>
              {team.remove}
            </Button>
          </>
        )
      }
    />
  )
}

interface InvitationRowProps {
  invitation: ShopInvitation
  isBusy: boolean
  onResend(): void
  onWithdraw(): void
}

export function InvitationRow({ invitation, isBusy, onResend, onWithdraw }: InvitationRowProps) {
  const { team, roles } = useArea('vendor')
  const { ui } = useMessages()
  const { email, role, state, invitedBy, expiresAt } = invitation
  return (
    <Row
      mark={
        <span className="grid size-11 shrink-0 place-items-center rounded-chip bg-sunken text-muted [&>svg]:size-5.5">
          <Mail aria-hidden />
        </span>
      }
      title={email}
      badge={<Badge tone={roleTones[role]}>{roles[role]}</Badge>}
      lines={[
        state === 'open' ? team.openUntil(formatLocalDate(expiresAt, ui.language)) : team.ended,
        invitedBy && team.invitedBy(invitedBy),
      ]}
      actions={
        <>
          <Button variant="quiet" aria-label={team.resendTo(email)} isBusy={isBusy} onClick={onResend}>
            {team.resend}
          </Button>
          <Button variant="quiet" aria-label={team.withdrawOf(email)} onClick={onWithdraw}>
            {team.withdraw}
          </Button>
        </>
      }
    />
  )
}
