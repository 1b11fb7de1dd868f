import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureName } from '../../form/failure-name.ts'
import { AccountField } from '../../form/account-field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSessionActions } from '../../use-session-actions.ts'

interface DeleteDialogProps {
  hasPassword: boolean
  onClose(): void
}

/** Asks for the last time; afterwards the browser is a visitor's, on the home page. */
export function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps) {
  const { failures, problems } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const formId = useId()

  const toBody = ({ password }: { password: string }) => (hasPassword ? { password } : {})

  async function remove(values: { password: string }) {
    await call('POST /account/delete', { body: toBody(values) })
    await signOut()
    await navigate({ to: '/' })
    void showToast('success', profile.removed)
  }

  const form = useForm({
    names: ['password'],
    texts: { ...problems, wrongPassword: profile.wrongPassword },
    untrimmed: ['password'],
    refusedAs: { password: 'wrongPassword' },
    schema: () =>
      import('@haat/contract/domains/account.ts').then((contract) => contract.accountDeletionSchema),
    toBody,
    send: remove,
  })
  const { failure } = form
  const isTooOld = failure instanceof ApiFailure && failure.status === 403
  const code = failure instanceof ApiFailure ? failure.code : undefined
  const toDoFirst =
    code === 'LAST_OWNER' ? profile.onlyOwner : code === 'LAST_ADMIN' ? profile.onlyAdmin : undefined
  const reason = toDoFirst ?? failures[failureName(failure)]
  const refusal = isTooOld ? profile.signInAgain : failure ? reason : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={profile.removeTitle}
      footer={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            {profile.cancel}
          </Button>
          <Button type="submit" form={formId} isWide isBusy={form.isBusy} busyLabel={profile.removing}>
            {profile.removeConfirm}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-4">
        <p>{profile.removeText}</p>
        {hasPassword ? (
          <AccountField
            id="profile-delete-password"
            name="password"
            type="password"
            label={profile.yourPassword}
            form={form}
            autoComplete="current-password"
            data-autofocus
          />
        ) : (
          <p>{profile.removeNoPassword}</p>
        )}
        <FormError text={refusal} />
      </form>
    </Dialog>
  )
}
