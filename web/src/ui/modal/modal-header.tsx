import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { classNames } from '../class-names.ts'
import { IconButton } from '../button/icon-button.tsx'

type ModalHeaderProps = { titleId: string; title: ReactNode; picture?: ReactNode; onClose: () => void }

/** The title comes first in the reading order; the close button is drawn over the picture if there is one. */
export function ModalHeader({ titleId, title, picture, onClose }: ModalHeaderProps) {
  const { ui } = useMessages()
  return (
    <div className="relative shrink-0">
      {picture}
      <div className={classNames('flex min-h-15 items-center px-5 pt-3', !picture && 'pr-18')}>
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
      </div>
      <IconButton label={ui.close} onClick={onClose} className="absolute top-3 right-3 bg-surface">
        <X />
      </IconButton>
    </div>
  )
}
