import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { CategoryMenu } from '#domains/catalogue/category-menu.tsx'
import { useMessages } from '#ui/messages/use-messages.ts'
import { ModalFrame } from '#ui/modal/modal-frame.tsx'
import { ModalHeader } from '#ui/modal/modal-header.tsx'
import type { ModalProps } from './modal-host.tsx'

const linkClass = 'flex min-h-11 items-center font-semibold hover:text-crimson hover:underline'

/** All departments in a list that scrolls, with other links below it. */
export default function MenuModal({ onClose }: ModalProps<'menu'>) {
  const { shell } = useMessages()
  const titleId = useId()
  return (
    <ModalFrame isOpen onClose={onClose} labelledBy={titleId} className="modal-frame-centred md:w-[74rem]">
      <ModalHeader titleId={titleId} title={shell.menuTitle} onClose={onClose} />
      <div className="mt-2 min-h-0 grow overflow-y-auto overscroll-contain border-y border-line">
        <CategoryMenu onGo={onClose} />
      </div>
      <ul className="flex flex-wrap gap-x-7 px-5 py-2 text-label">
        <li>
          <Link to="/categories/" onClick={onClose} className={linkClass}>
            {shell.allCategories}
          </Link>
        </li>
        <li>
          <Link to="/products/" search={{ deals: true }} onClick={onClose} className={linkClass}>
            {shell.deals}
          </Link>
        </li>
        <li>
          <Link to="/products/" search={{ origin: 'nepal' }} onClick={onClose} className={linkClass}>
            {shell.madeInNepal}
          </Link>
        </li>
        <li>
          <Link to="/service-categories/" onClick={onClose} className={linkClass}>
            {shell.serviceCategories}
          </Link>
        </li>
        <li>
          <Link to="/vendors/" onClick={onClose} className={linkClass}>
            {shell.vendors}
          </Link>
        </li>
      </ul>
    </ModalFrame>
  )
}
