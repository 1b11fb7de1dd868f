import type { ShopBalance } from '@haat/contract/domains/ledger.ts'
import { minPayoutPaisa } from '@haat/contract/domains/ledger.rules.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useFigures } from '../orders/parts/use-figures.ts'
import { useDayName } from './use-day-name.ts'

/** When money goes out next and where to, in the words of the page of the books. */
export function usePayoutWords() {
  const { money, home, payout: payouts } = useArea('vendor')
  const { balance: texts } = money
  const figures = useFigures()
  const dayName = useDayName()
  return ({ balancePaisa, payablePaisa, openPayout, nextPayout }: ShopBalance): string => {
    const { day, expectedPaisa, stop, account } = nextPayout
    if (openPayout) {
      const say = openPayout.isApproved ? texts.approved : texts.open
      return say(openPayout.number, figures.rupees(openPayout.amountPaisa))
    }
    if (balancePaisa < 0) return texts.negative
    if (stop === 'nothing') return balancePaisa === 0 ? texts.empty : home.payable.nothing(dayName(day))
    if (stop === 'tooLittle') return texts.tooLittle(figures.rupees(minPayoutPaisa))
    if (stop) {
      const { noAccount, newAccount, afterOpen, cameBack } = texts
      return { noAccount, newAccount, open: afterOpen, failed: cameBack }[stop]
    }
    const sentence =
      expectedPaisa === payablePaisa
        ? texts.goesOut(dayName(day))
        : texts.partGoesOut(figures.rupees(expectedPaisa), dayName(day))
    return account
      ? home.payable.toAccount(sentence, account.bankName || payouts.kinds[account.kind])
      : sentence
  }
}
