import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ModalProps } from '../modal-host.tsx'

export default function CartModal({ onClose }: ModalProps) {
  const { account } = useMessages()
  return (
    <Dialog isOpen onClose={onClose} title={account.cart}>
      <EmptyState
        picture={basket}
        headingLevel={2}
        heading={account.emptyCart}
        actions={
          <Link to="/products/" onClick={onClose} className={buttonClass({ isWide: true })}>
            {account.walk}
          </Link>
        }
      >
        {account.emptyCartText}
      </EmptyState>
    </Dialog>
  )
}
