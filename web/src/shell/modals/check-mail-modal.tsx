import envelope from 'picture:state-envelope'
import { CheckMail } from '#domains/account/check-mail.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Weave } from '#ui/brand/weave.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import type { ModalProps } from './modal-host.tsx'
import { changeModal } from './change-modal.ts'
import { SignInTitle } from './sign-in-title.tsx'

const Picture = () => (
  <div className="[@media(max-height:36rem)]:hidden">
    <div className="grid h-32 content-end justify-items-center bg-pine-tint">
      <img
        src={envelope.src}
        width={envelope.width}
        height={envelope.height}
        alt=""
        className="h-26 w-auto"
      />
    </div>
    <Weave cell={1} />
  </div>
)

export default function CheckMailModal({ details, onClose }: ModalProps<'check-mail'>) {
  const { purpose, email, next } = details
  const { mail } = useArea('signIn')
  return (
    <Dialog isOpen onClose={onClose} picture={<Picture />} title={<SignInTitle>{mail.title}</SignInTitle>}>
      {/* Takes the focus from the form that had it, so that a screen reader reads it next. */}
      <p tabIndex={-1} data-autofocus className="mb-2 text-lead outline-none focus-visible:shadow-none">
        {mail[purpose](email)}
      </p>
      <CheckMail email={email} purpose={purpose} onSignIn={() => changeModal('login', { email, next })} />
    </Dialog>
  )
}
