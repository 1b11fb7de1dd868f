import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import type { MyShop } from '@haat/contract/domains/members.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { LetterSign } from '#ui/letter-sign.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useMyInvitations } from '../members/members.queries.ts'
import { MyInvitations } from '../members/my-invitations.tsx'

interface ShopLinksProps {
  shops: readonly MyShop[]
  currentId: string | undefined
  onClick?: () => void
}

/** Links to the shops that a person belongs to, each with the person's role there. */
export function ShopLinks({ shops, currentId, onClick }: ShopLinksProps) {
  const { frame, roles } = useArea('vendor')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {shops.map(({ shopId, name, sign, signColour, role }) => {
        const isCurrent = shopId === currentId
        return (
          <li key={shopId}>
            <Link
              to="/vendor/$"
              params={{ _splat: shopId }}
              className="group flex min-h-16 items-center gap-3 py-2"
              {...(onClick && { onClick })}
              {...(isCurrent && { 'aria-current': true })}
            >
              <LetterSign name={name} letter={sign} colour={signColour} className="size-11 rounded-chip" />
              <span className="grid min-w-0 grow">
                <span className="font-semibold wrap-anywhere group-hover:text-crimson">
                  <BilingualText text={name} />
                </span>
                <span className="text-small text-muted">
                  {isCurrent ? `${roles[role]} · ${frame.currentShop}` : roles[role]}
                </span>
              </span>
              {isCurrent && <Check aria-hidden className="size-5 shrink-0 text-pine" />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const OpenSwitcherContext = createContext<(() => void) | undefined>(undefined)

/** Returns the function that opens the list of shops; undefined for who belongs to one only and is invited to no other. */
export const useShopSwitcher = () => use(OpenSwitcherContext)

interface SwitcherProps {
  shops: readonly MyShop[]
  currentId: string
  children: ReactNode
}

export function ShopSwitcherProvider({ shops, currentId, children }: SwitcherProps) {
  const { frame, join } = useArea('vendor')
  const { data: invitations = [] } = useMyInvitations()
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = () => setIsOpen(false)
  return (
    <OpenSwitcherContext value={shops.length > 1 || invitations.length > 0 ? open : undefined}>
      {children}
      {isOpen && (
        <Dialog isOpen onClose={close} title={frame.yourShops}>
          <ShopLinks {...{ shops, currentId }} onClick={close} />
          {invitations.length > 0 && (
            <>
              <h3 className="mt-6 mb-2 text-title">{join.mine.title}</h3>
              <MyInvitations invitations={invitations} onJoined={close} />
            </>
          )}
        </Dialog>
      )}
    </OpenSwitcherContext>
  )
}
