import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { ApiFailure } from '#api/client.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { showToast } from '#ui/toast/show-toast.ts'
import { AccountField } from '../../form/account-field.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { useSessionActions } from '../../use-session-actions.ts'

interface DeleteDialogProps {
  hasPassword: boolean
  onClose(): void
}

/** Asks for the last time; afterwards the browser is a visitor's, on the home page. */
export function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps) {
  const { failures } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const { signOut } = useSessionActions()
  const navigate = useNavigate()
  const formId = useId()
  const [isTooOld, setIsTooOld] = useState(false)

  async function remove(password: string) {
    await call('POST /account/delete', { body: hasPassword ? { password } : {} })
    await signOut()
    await navigate({ to: '/' })
    void showToast('success', profile.removed)
  }

  const form = useAccountForm({
    names: ['password'],
    validate: ({ password }) => ({
      password: hasPassword && password === '' ? 'passwordRequired' : undefined,
    }),
    send: ({ password }) =>
      remove(password).catch((failure) => {
        if (!(failure instanceof ApiFailure && failure.status === 403)) throw failure
        setIsTooOld(true)
      }),
    fieldTexts: { password: { said: profile.wrongPassword } },
  })
  const refusal = form.failure ? failures[form.failure] : isTooOld ? profile.signInAgain : undefined
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
      <form id={formId} noValidate onSubmit={form.submit} className="grid gap-4">
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
