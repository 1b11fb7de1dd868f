import { ForgotForm } from '#domains/account/forgot-form.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ModalProps } from './modal-host.tsx'
import { changeModal } from './change-modal.ts'
import { OtherWay } from './other-way.tsx'
import { SignInTitle } from './sign-in-title.tsx'

export default function ForgotPasswordModal({ details, onClose }: ModalProps<'forgot-password'>) {
  const { next, email } = details
  const { forgot } = useArea('signIn')
  return (
    <Dialog isOpen onClose={onClose} title={<SignInTitle>{forgot.title}</SignInTitle>}>
      <p className="-mt-2 mb-5 text-muted">{forgot.lead}</p>
      <div className="grid gap-4">
        <ForgotForm
          isFirst
          firstEmail={email}
          onSent={(asked) => changeModal('check-mail', { purpose: 'reset', email: asked, next })}
        />
        <OtherWay onGo={() => changeModal('login', { next, email })}>{forgot.back}</OtherWay>
      </div>
    </Dialog>
  )
}
