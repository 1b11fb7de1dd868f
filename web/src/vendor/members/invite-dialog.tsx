import Mail from 'lucide-react/icons/mail'
import { useId, useState } from 'react'
import { invitableRoles, invitationDays, type InvitableRole } from '@haat/contract/domains/members.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { ApiFailure } from '#api/client.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from './failure-text.ts'
import { useInvite } from './members.queries.ts'
import { RoleChoice } from './role-choice.tsx'

/** Asks for an address and a role, and sends the invitation. */
export function InviteDialog({ shopId, onClose }: { shopId: string; onClose(): void }) {
  const { team, failures } = useArea('vendor')
  const { ui } = useMessages()
  const [role, setRole] = useState<InvitableRole>('packer')
  const { mutateAsync: invite } = useInvite(shopId)
  const formId = useId()
  const form = useForm({
    names: ['email'],
    texts: { ...team.problems, alreadyMember: failures.alreadyMember },
    schema: () => import('@haat/contract/domains/members.ts').then((contract) => contract.inviteBody),
    toBody: ({ email }) => ({ email, role }),
    problemsOfFailure: (reason) =>
      reason instanceof ApiFailure && reason.code === 'ALREADY_MEMBER' ? { email: 'alreadyMember' } : {},
    send: async ({ email }) => {
      await invite({ email, role })
      onClose()
      void showToast('success', team.sent(email))
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={team.inviteTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {team.back}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel={team.sending}>
            {team.send}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <p className="text-muted">{team.inviteText(formatCount(invitationDays, ui.language))}</p>
        <Field label={team.email} error={form.error('email')} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              icon={<Mail />}
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              data-autofocus
            />
          )}
        </Field>
        <RoleChoice<InvitableRole> roles={invitableRoles} chosen={role} onChoose={setRole} />
        <FormError text={failureText(form.failure, failures)} />
      </form>
    </Dialog>
  )
}
