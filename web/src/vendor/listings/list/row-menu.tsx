import { Link, useNavigate } from '@tanstack/react-router'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Eye from 'lucide-react/icons/eye'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import { statesInShop } from '@haat/contract/domains/listings.rules.ts'
import type { ListingRow } from '@haat/contract/domains/listings.ts'
import type { Shop } from '@haat/contract/domains/members.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { accountRowClass } from '#office/frame/account-menu.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../../members/failure-text.ts'
import { QuickDialog } from '../quick/quick-dialog.tsx'
import { useCopy, usePause } from '../listings.queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { listingPath } from './listing-path.ts'

interface RowMenuProps {
  shop: Shop
  row: ListingRow
}

/** What can be done with a listing from the list. */
export function RowMenu({ shop, row }: RowMenuProps) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const title = inLanguage(row.title, ui.language) || listings.unnamed
  return (
    <>
      <IconButton label={listings.more(title)} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Ellipsis aria-hidden />
      </IconButton>
      {isOpen && <RowMenuDialog shop={shop} row={row} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The opened menu of a listing, and what is opened from there. */
export function RowMenuDialog({ shop, row, onClose }: RowMenuProps & { onClose(): void }) {
  const { listingList: listings } = useArea('vendor')
  const { ui } = useMessages()
  const [open, setOpen] = useState<'menu' | 'quick' | 'delete'>('menu')
  const title = inLanguage(row.title, ui.language) || listings.unnamed
  if (open === 'quick')
    return <QuickDialog shopId={shop.shopId} listingId={row.id} title={title} onClose={onClose} />
  if (open === 'delete')
    return <DeleteDialog shopId={shop.shopId} row={row} title={title} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <MenuRows {...{ shop, row, title, onClose }} onOpen={setOpen} />
    </Dialog>
  )
}

interface MenuRowsProps extends RowMenuProps {
  title: string
  onClose(): void
  onOpen(dialog: 'quick' | 'delete'): void
}

function MenuRows({ shop, row, title, onClose, onOpen }: MenuRowsProps) {
  const { menu } = useArea('vendor').listingList
  const { id, kind, state, publicId } = row
  const mayChange = shop.state !== 'suspended'
  const isInShop = statesInShop.some((one) => one === state)
  const isLive = isInShop || state === 'paused'
  const { pause, copy } = useActions({ shop, row, title, onClose })
  return (
    <ul className="divide-y divide-line border-y border-line">
      <li>
        <Link
          to="/vendor/$"
          params={{ _splat: listingPath(shop.shopId, kind, id) }}
          className={accountRowClass}
        >
          <Pencil aria-hidden />
          {mayChange ? menu.open : menu.look}
        </Link>
      </li>
      {publicId !== null && isInShop && (
        <li>
          <ShopLink kind={kind} publicId={publicId}>
            <Eye aria-hidden />
            {menu.view}
          </ShopLink>
        </li>
      )}
      {mayChange && isLive && kind === 'product' && (
        <MenuButton icon={<Tag aria-hidden />} onClick={() => onOpen('quick')}>
          {menu.quick}
        </MenuButton>
      )}
      {mayChange && isLive && (
        <MenuButton
          icon={isInShop ? <Pause aria-hidden /> : <Play aria-hidden />}
          onClick={() => pause(isInShop)}
        >
          {isInShop ? menu.pause : menu.resume}
        </MenuButton>
      )}
      {mayChange && (
        <MenuButton icon={<Copy aria-hidden />} onClick={copy}>
          {menu.copy}
        </MenuButton>
      )}
      {/* What staff look at is taken back first; what is out of the shop was never approved. */}
      {mayChange && !isLive && state !== 'in-review' && (
        <MenuButton icon={<Trash2 aria-hidden />} onClick={() => onOpen('delete')}>
          {menu.delete}
        </MenuButton>
      )}
    </ul>
  )
}

interface ShopLinkProps extends Pick<ListingRow, 'kind'> {
  publicId: string
  children: ReactNode
}

const ShopLink = ({ kind, publicId, children }: ShopLinkProps) =>
  kind === 'product' ? (
    <Link to="/products/$productId" params={{ productId: publicId }} className={accountRowClass}>
      {children}
    </Link>
  ) : (
    <Link to="/services/$serviceId" params={{ serviceId: publicId }} className={accountRowClass}>
      {children}
    </Link>
  )

interface MenuButtonProps {
  icon: ReactNode
  onClick(): void
  children: string
}

const MenuButton = ({ icon, onClick, children }: MenuButtonProps) => (
  <li>
    <button type="button" onClick={onClick} className={`w-full text-left ${accountRowClass}`}>
      {icon}
      {children}
    </button>
  </li>
)

/** Pauses at once, with a way back, and copies; what was refused is said. */
function useActions({ shop, row, title, onClose }: Omit<MenuRowsProps, 'onOpen'>) {
  const { listingList: listings, failures } = useArea('vendor')
  const navigate = useNavigate()
  const pausing = usePause(shop.shopId)
  const copying = useCopy(shop.shopId)
  const listingId = row.id
  const onError = (failure: unknown) => void showToast('error', failureText(failure, failures)!)
  const setPaused = (isPaused: boolean) => pausing.mutateAsync({ listingId, isPaused })
  return {
    pause(isPaused: boolean) {
      onClose()
      const undo = { label: listings.undo, onAct: () => void setPaused(!isPaused).catch(onError) }
      const text = isPaused ? listings.paused(title) : listings.resumed(title)
      setPaused(isPaused).then(() => void showToast('default', text, undo), onError)
    },
    copy() {
      onClose()
      copying.mutateAsync(row).then(async ({ id, kind }) => {
        await navigate({ to: '/vendor/$', params: { _splat: listingPath(shop.shopId, kind, id) } })
        void showToast('success', listings.copied)
      }, onError)
    },
  }
}
