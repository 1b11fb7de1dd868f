import { GoogleButton, GoogleConsent } from '#domains/account/google-button.tsx'
import { RegisterForm } from '#domains/account/register-form.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ModalProps } from './modal-host.tsx'
import { changeModal } from './change-modal.ts'
import { OtherWay } from './other-way.tsx'
import { SignInTitle } from './sign-in-title.tsx'
import { useGoOnWhenSignedIn } from './use-go-on-when-signed-in.ts'

export default function RegisterModal({ details, onClose }: ModalProps<'register'>) {
  const { next, email } = details
  const { register } = useArea('signIn')
  useGoOnWhenSignedIn(next)
  return (
    <Dialog isOpen onClose={onClose} title={<SignInTitle>{register.title}</SignInTitle>}>
      <p className="-mt-2 mb-5 text-muted">{register.lead}</p>
      <div className="grid gap-4">
        <GoogleConsent className="text-small text-muted" />
        <GoogleButton />
        <RegisterForm
          firstEmail={email}
          onDone={(registered) => changeModal('check-mail', { purpose: 'verify', email: registered, next })}
        />
        <OtherWay question={register.isKnown} onGo={() => changeModal('login', { next })}>
          {register.signIn}
        </OtherWay>
      </div>
    </Dialog>
  )
}
