import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useState, type ReactNode } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { PageTitle } from '#office/parts/page-layout.tsx'
import { Weave } from '#ui/brand/weave.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import '../../frame/own-screen.css'

interface MenuItem {
  label: string
  onChoose(): void
}

interface ParcelFrameProps {
  shop: Shop
  title: string
  note: ReactNode
  /** At the end of the head, such as a badge. */
  mark?: ReactNode
  /** Below the title, such as the steps. */
  below?: ReactNode
  menu?: readonly MenuItem[]
  /** Stays at the foot of the screen. */
  bar?: ReactNode
  /** What stands beside the work on a wide screen, and below it on a phone. */
  aside: ReactNode
  children: ReactNode
}

/** The screen of a parcel: its own head instead of the portal's on a phone, the work, and a bar with the main action. */
export function ParcelFrame({
  shop,
  title,
  note,
  mark,
  below,
  menu = [],
  bar,
  aside,
  children,
}: ParcelFrameProps) {
  const { orders } = useArea('vendor')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="own-screen grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <header data-page-head className="sticky top-0 z-20 bg-surface">
        <PageTitle title={title} />
        <div className="mx-auto max-w-300 md:px-5">
          <div className="flex min-h-15 items-center gap-1 px-2 py-1.5">
            <Link
              to="/vendor/$"
              params={{ _splat: `${shop.shopId}/orders` }}
              aria-label={orders.toAll}
              className="icon-button"
            >
              <ArrowLeft aria-hidden />
            </Link>
            <div className="min-w-0 grow">
              <h1 className="truncate text-h3">{title}</h1>
              <p className="truncate text-fine text-muted">{note}</p>
            </div>
            {mark}
            {menu.length > 0 && (
              <IconButton label={orders.menu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
                <EllipsisVertical aria-hidden />
              </IconButton>
            )}
          </div>
          {below}
        </div>
        <Weave cell={1} />
      </header>
      <div className="mx-auto grid w-full max-w-300 grid-cols-[minmax(0,1fr)] content-start gap-4 px-3 pt-4 pb-6 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:gap-5 md:px-7 md:pt-6">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{children}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">{aside}</div>
      </div>
      {bar && (
        <div className="sticky bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-3">
          <div className="mx-auto max-w-300 px-4 py-3 md:px-7">{bar}</div>
        </div>
      )}
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={title}>
          <div className="grid gap-2">
            {menu.map(({ label, onChoose }) => (
              <Button
                key={label}
                variant="secondary"
                isWide
                onClick={() => {
                  setIsOpen(false)
                  onChoose()
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  )
}
