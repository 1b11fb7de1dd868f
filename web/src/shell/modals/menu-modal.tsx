import { useMessages } from '#messages/use-messages.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { ModalProps } from '../modal-host.tsx'
import { ModalLinks } from './modal-links.tsx'

export default function MenuModal({ onClose }: ModalProps<'menu'>) {
  const { shell } = useMessages()
  return (
    <Dialog isOpen onClose={onClose} title={shell.menuTitle} size="wide">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        <section>
          <h3 className="text-h3 text-crimson">{shell.goods}</h3>
          <ModalLinks
            onClose={onClose}
            links={[
              { to: '/categories/', label: shell.allCategories },
              { to: '/products/', label: shell.allProducts },
              { to: '/products/', search: { deals: true }, label: shell.deals },
              { to: '/products/', search: { origin: 'nepal' }, label: shell.madeInNepal },
            ]}
          />
        </section>
        <section>
          <h3 className="text-h3 text-pine">{shell.services}</h3>
          <ModalLinks
            onClose={onClose}
            links={[
              { to: '/service-categories/', label: shell.serviceCategories },
              { to: '/services/', label: shell.allServices },
              { to: '/contact-admin', search: { topic: 'sell' }, label: shell.sell },
              { to: '/help-support', label: shell.help },
            ]}
          />
        </section>
      </div>
    </Dialog>
  )
}
