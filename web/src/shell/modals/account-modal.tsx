import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import UserRound from 'lucide-react/icons/user-round'
import { useSession } from '#domains/account/session.tsx'
import { useMessages } from '#messages/use-messages.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { ModalProps } from '../modal-host.tsx'
import { ModalLinks } from './modal-links.tsx'

export default function AccountModal({ onClose }: ModalProps) {
  const { account } = useMessages()
  const session = useSession()
  const isSignedIn = session.status === 'signed-in'
  const title = isSignedIn ? account.greeting(session.user.name) : account.title
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {!isSignedIn && (
        <div className="mb-3 rounded-picture bg-cream p-4 text-cream-ink">
          <p className="font-semibold">{account.visitor}</p>
          <p className="text-small">{account.visitorText}</p>
        </div>
      )}
      <ModalLinks
        onClose={onClose}
        links={[
          { to: '/profile/', label: account.profile, icon: <UserRound aria-hidden /> },
          { to: '/profile/wishlist', label: account.wishlist, icon: <Heart aria-hidden /> },
          { to: '/profile/cart', label: account.cart, icon: <ShoppingBasket aria-hidden /> },
          { to: '/contact-admin', label: account.contact, icon: <MessageCircle aria-hidden /> },
        ]}
      />
    </Dialog>
  )
}
