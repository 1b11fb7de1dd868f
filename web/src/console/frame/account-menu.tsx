import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { AccountDialog } from './account-dialog.tsx'

const OpenContext = createContext<() => void>(() => {})

/** Opens the menu of whoever is signed in. */
export const useAccountMenu = () => use(OpenContext)

export function AccountMenuProvider({ user, children }: { user: User; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  return (
    <OpenContext value={open}>
      {children}
      {isOpen && <AccountDialog user={user} onClose={() => setIsOpen(false)} />}
    </OpenContext>
  )
}
