import { Link, type LinkProps } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'

export interface ModalLink extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  label: string
  icon?: ReactNode
}

/** A list of links that close the dialog behind them. */
export function ModalLinks({ links, onClose }: { links: ModalLink[]; onClose(): void }) {
  return (
    <ul className="divide-y divide-line">
      {links.map(({ label, icon, ...link }) => (
        <li key={label}>
          <Link
            {...link}
            onClick={onClose}
            className="flex min-h-14 items-center gap-3 font-semibold hover:text-crimson [&>svg]:size-5 [&>svg]:text-muted"
          >
            {icon}
            <span className="grow">{label}</span>
            <ChevronRight aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
