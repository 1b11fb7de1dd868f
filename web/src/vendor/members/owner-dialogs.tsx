import { useId, useState } from 'react'
import { shopRoles, type ShopRole } from '@haat/contract/domains/members.rules.ts'
import type { ShopMember } from '@haat/contract/domains/members.ts'
import { ApiFailure } from '#api/client.ts'
import { useSignInWays } from '#domains/account/sign-in-ways.ts'
import { Initials } from '#office/parts/initials.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from './failure-text.ts'
import { useChangeRole, useTransferOwnership } from './members.queries.ts'
import { RoleChoice } from './role-choice.tsx'

interface PasswordFormOptions {
  /** Whether the change makes somebody an owner, which asks for the password of whoever makes it. */
  makesOwner: boolean
  send(password: { password?: string }): Promise<unknown>
}

/** A form that asks for the password where the API does: for a new owner, from accounts that have one. */
function usePasswordForm({ makesOwner, send }: PasswordFormOptions) {
  const { team, failures } = useArea('vendor')
  const ways = useSignInWays()
  // Nearly everybody has one, so it is asked for until it is known that there is none.
  const hasPassword = ways.data?.hasPassword ?? true
  const isAsked = makesOwner && hasPassword
  const form = useForm({
    names: ['password'],
    texts: { passwordRequired: team.passwordRequired, wrongPassword: team.wrongPassword },
    untrimmed: ['password'],
    refusedAs: { password: 'wrongPassword' },
    validate: ({ password }) => ({ password: isAsked && password === '' ? 'passwordRequired' : undefined }),
    send: ({ password }) => send(isAsked ? { password } : {}),
  })
  const isTooOld =
    makesOwner && !hasPassword && form.failure instanceof ApiFailure && form.failure.status === 403
  return {
    form,
    isAsked,
    failure: isTooOld ? failures.signInAgain : failureText(form.failure, failures),
  }
}

function OwnPassword({ error }: { error: string | undefined }) {
  const { team } = useArea('vendor')
  return (
    <Field label={team.password} hint={team.passwordWhy} error={error} isRequired>
      {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
    </Field>
  )
}

interface RoleDialogProps {
  shopId: string
  member: ShopMember
  onClose(): void
}

/** Gives a member another role. */
export function RoleDialog({ shopId, member, onClose }: RoleDialogProps) {
  const { team, roles } = useArea('vendor')
  const [role, setRole] = useState<ShopRole>(member.role)
  const { mutateAsync: change } = useChangeRole(shopId)
  const formId = useId()
  const makesOwner = role === 'owner' && member.role !== 'owner'
  const { form, isAsked, failure } = usePasswordForm({
    makesOwner,
    send: async (password) => {
      if (role !== member.role) await change({ id: member.id, role, ...password })
      onClose()
      void showToast('success', team.changed(member.name, roles[role]))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={team.changeTitle(member.name)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {team.back}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel={team.saving}>
            {team.save}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <RoleChoice roles={shopRoles} chosen={role} onChoose={setRole} />
        {makesOwner && (
          <p className="rounded-control bg-cream p-3.5 text-small text-cream-ink">
            {team.ownerNote(member.name)}
          </p>
        )}
        {isAsked && <OwnPassword error={form.error('password')} />}
        <FormError text={failure} />
      </form>
    </Dialog>
  )
}

interface TransferDialogProps {
  shopId: string
  /** Who can become the owner: everybody else. */
  others: readonly ShopMember[]
  onClose(): void
}

/** Makes another member the owner and the reader a manager. */
export function TransferDialog({ shopId, others, onClose }: TransferDialogProps) {
  const { team, roles } = useArea('vendor')
  const [chosen, setChosen] = useState(others.length === 1 ? others[0] : undefined)
  const [isUnchosen, setIsUnchosen] = useState(false)
  const { mutateAsync: transfer } = useTransferOwnership(shopId)
  const formId = useId()
  const errorId = useId()
  const { form, isAsked, failure } = usePasswordForm({
    makesOwner: true,
    send: async (password) => {
      if (!chosen) return
      await transfer({ memberId: chosen.id, ...password })
      onClose()
      void showToast('success', team.handedOver(chosen.name))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={team.handOverTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {team.back}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel={team.handingOver}>
            {team.handOverConfirm}
          </Button>
        </>
      }
    >
      <form
        {...form.props}
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          setIsUnchosen(!chosen)
          if (chosen) form.props.onSubmit(event)
          else event.preventDefault()
        }}
      >
        <p className="text-muted">{team.handOverText}</p>
        <fieldset {...(isUnchosen && { 'aria-describedby': errorId })}>
          <legend className="mb-2 text-label">{team.handOverTo}</legend>
          <div className="grid gap-2.5">
            {others.map((member) => (
              <ChoiceCard
                key={member.id}
                name="member"
                isChosen={member.id === chosen?.id}
                onChoose={() => {
                  setChosen(member)
                  setIsUnchosen(false)
                }}
                className="flex items-center gap-3 p-3"
              >
                <Initials id={member.id} name={member.name} className="size-9 text-small" />
                <span className="grid min-w-0">
                  <span className="text-label wrap-anywhere">{member.name}</span>
                  <span className="text-small text-muted wrap-anywhere">
                    {[roles[member.role], member.email].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </ChoiceCard>
            ))}
          </div>
        </fieldset>
        {isUnchosen && (
          <div id={errorId}>
            <FormError text={team.choosePerson} />
          </div>
        )}
        {chosen && (
          <p className="rounded-control bg-cream p-3.5 text-small text-cream-ink">
            {team.handOverEnd(chosen.name)}
          </p>
        )}
        {isAsked && <OwnPassword error={form.error('password')} />}
        <FormError text={failure} />
      </form>
    </Dialog>
  )
}
