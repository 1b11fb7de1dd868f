import type { PayoutAccount } from '@haat/contract/domains/payouts.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { payoutLooks } from './payout-looks.tsx'

const tones = {
  indigo: 'bg-indigo-tint text-indigo',
  pine: 'bg-pine-tint text-pine',
  lilac: 'bg-lilac text-lilac-ink',
}

/** The icon of an account's kind. */
export function AccountMark({ kind }: Pick<PayoutAccount, 'kind'>) {
  const [icon, tone] = payoutLooks[kind]
  return (
    <span className={`grid size-12 shrink-0 place-items-center rounded-chip [&>svg]:size-6 ${tones[tone]}`}>
      {icon}
    </span>
  )
}

/** "••••0123", which is read out as "ends in 0123". */
export function MaskedNumber({ number }: { number: string }) {
  const { payout } = useArea('vendor')
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden>{number}</span>
      <VisuallyHidden>{payout.numberWords(number.replaceAll('•', ''))}</VisuallyHidden>
    </span>
  )
}

/** The bank, or the name of the wallet. */
export function useAccountTitle() {
  const { payout } = useArea('vendor')
  return ({ kind, bankName }: Pick<PayoutAccount, 'kind' | 'bankName'>) => bankName || payout.kinds[kind]
}
