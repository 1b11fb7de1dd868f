import { useEffect } from 'react'
import { usePublicConfig } from '#api/use-router-context.ts'
import { ConsentText } from '#domains/account/consent-text.tsx'
import { GoogleButton } from '#domains/account/google-button.tsx'
import { SignInForm } from '#domains/account/sign-in-form.tsx'
import { WaitingCart } from '#domains/cart/waiting-cart.tsx'
import { useArea } from '#messages/use-area.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { ModalProps } from '../modal-host.tsx'
import { changeModal } from './change-modal.ts'
import { OtherWay } from './other-way.tsx'
import { SignInPicture } from './sign-in-picture.tsx'
import { SignInTitle } from './sign-in-title.tsx'
import { useGoOnWhenSignedIn } from './use-go-on-when-signed-in.ts'

export default function LoginModal({ details, onClose }: ModalProps<'login'>) {
  const { reason, next, email } = details
  const { login } = useArea('signIn')
  const { hasGoogle } = usePublicConfig()
  useGoOnWhenSignedIn(next)
  // The ways on from here open without a gap.
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
        <WaitingCart emptyLead={login.leadCart} />
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
        {hasGoogle && (
          <p className="text-center text-fine text-muted">
            <ConsentText of="googleConsent" />
          </p>
        )}
      </div>
    </Dialog>
  )
}
