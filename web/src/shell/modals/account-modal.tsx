import Heart from 'lucide-react/icons/heart'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Store from 'lucide-react/icons/store'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useState } from 'react'
import { EmailState } from '#domains/account/email-state.tsx'
import { useSession } from '#domains/account/session.tsx'
import { useSessionActions } from '#domains/account/use-session-actions.ts'
import { useSignOutQuestion } from '#ui/form/use-sign-out-question.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import type { ModalProps } from './modal-host.tsx'
import { ModalLinks } from './modal-links.tsx'

export default function AccountModal({ details, onClose }: ModalProps<'account'>) {
  const menu = useArea('accountMenu')
  const session = useSession()
  const { signOut } = useSessionActions()
  const [isLeaving, setIsLeaving] = useState(false)
  const isSignedIn = session.status === 'signed-in'
  async function leave() {
    setIsLeaving(true)
    if (await signOut()) void showToast('success', menu.signedOut)
  }
  const { ask, question } = useSignOutQuestion(() => void leave())

  // Closes the dialog, also when another tab has signed out.
  useEffect(() => {
    if (!isSignedIn) onClose()
  }, [isSignedIn, onClose])
  if (!isSignedIn) return null
  const { user } = session

  return (
    <Dialog isOpen menuTop={details.top} onClose={onClose} title={menu.greeting(user.name)}>
      <EmailState user={user} />
      <ModalLinks
        onClose={onClose}
        links={[
          ...(user.roles.includes('vendor')
            ? [
                {
                  to: '/vendor/$' as const,
                  params: { _splat: '' },
                  label: menu.myShop,
                  icon: <Store aria-hidden />,
                },
              ]
            : []),
          { to: '/profile/', label: menu.profile, icon: <UserRound aria-hidden /> },
          { to: '/profile/orders', label: menu.orders, icon: <Package aria-hidden /> },
          { to: '/profile/wishlist', label: menu.wishlist, icon: <Heart aria-hidden /> },
          { to: '/profile/cart', label: menu.cart, icon: <ShoppingBasket aria-hidden /> },
          { to: '/profile/security', label: menu.security, icon: <KeyRound aria-hidden /> },
          { to: '/contact-admin', label: menu.contact, icon: <MessageCircle aria-hidden /> },
        ]}
      />
      <Button variant="secondary" isWide icon={<LogOut />} isBusy={isLeaving} className="mt-4" onClick={ask}>
        {menu.signOut}
      </Button>
      {question}
    </Dialog>
  )
}
