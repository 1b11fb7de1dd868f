import { useEffect } from 'react'
import { GoogleButton, GoogleConsent } from '#domains/account/google-button.tsx'
import { SignInForm } from '#domains/account/sign-in-form.tsx'
import { GuestCart } from '#domains/cart/guest-cart.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ModalProps } from './modal-host.tsx'
import { changeModal } from './change-modal.ts'
import { OtherWay } from './other-way.tsx'
import { SignInPicture } from './sign-in-picture.tsx'
import { SignInTitle } from './sign-in-title.tsx'
import { useGoOnWhenSignedIn } from './use-go-on-when-signed-in.ts'

export default function LoginModal({ details, onClose }: ModalProps<'login'>) {
  const { reason, next, email } = details
  const { login } = useArea('signIn')
  useGoOnWhenSignedIn(next)
  // Loads the dialogs to which this one leads, so that they open without a delay.
  useEffect(() => {
    void import('./register-modal.tsx').catch(() => {})
    void import('./forgot-password-modal.tsx').catch(() => {})
  }, [])
  const leads = { page: login.leadPage, none: login.lead }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      picture={<SignInPicture />}
      title={<SignInTitle>{login.title}</SignInTitle>}
    >
      {reason === 'cart' ? (
        <GuestCart emptyLead={login.leadCart} />
      ) : (
        <p className="-mt-2 mb-5 text-muted">{leads[reason ?? 'none']}</p>
      )}
      <div className="grid gap-4">
        <GoogleButton />
        <SignInForm
          firstEmail={email}
          onForgot={(typed) => changeModal('forgot-password', { next, email: typed })}
        />
        <OtherWay question={login.isNew} onGo={() => changeModal('register', { next })}>
          {login.create}
        </OtherWay>
        <GoogleConsent className="text-center text-fine text-muted" />
      </div>
    </Dialog>
  )
}
