import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { passwordMaxLength, passwordMinLength } from '@haat/contract/domains/account.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** A rule for passwords that is marked as met while the password is being typed. */
export const LiveRule = ({ isMet, children }: { isMet: boolean; children: ReactNode }) => (
  <span className={isMet ? 'flex gap-1.5 font-semibold text-pine' : 'flex gap-1.5'}>
    {isMet ? (
      <CircleCheck className="mt-0.5 size-4 shrink-0" />
    ) : (
      <Circle className="mt-0.5 size-4 shrink-0" />
    )}
    {children}
  </span>
)

export function PasswordRules({ password }: { password: string }) {
  const { hints } = useArea('signIn')
  const isMet = password.length >= passwordMinLength && password.length <= passwordMaxLength
  return (
    <span className="grid gap-1">
      <LiveRule isMet={isMet}>{hints.length}</LiveRule>
      <span>{hints.words}</span>
    </span>
  )
}
