import UserRoundX from 'lucide-react/icons/user-round-x'
import type { SenderProof } from '@haat/contract/domains/support.tickets.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { classNames } from '#ui/class-names.ts'

/** Warns when it is not proven that a sender owns their address; shows nothing when it is proven. */
export function SenderProofBadge({ proof, className }: { proof: SenderProof; className?: string }) {
  const { desk } = useArea('staff')
  if (proof === 'account' || proof === 'system') return null
  return (
    <span
      className={classNames(
        'flex w-fit items-center gap-1.5 rounded-badge bg-cream px-2 py-0.5 text-fine font-semibold text-cream-ink',
        className,
      )}
    >
      <UserRoundX aria-hidden className="size-3.5 shrink-0" />
      {desk.proofs[proof]}
    </span>
  )
}
