import HandCoins from 'lucide-react/icons/hand-coins'
import type { PaymentMethod } from '@haat/contract/domains/payments.rules.ts'

const grounds: Record<PaymentMethod, string> = {
  cod: 'bg-crimson-fill',
  esewa: 'bg-[#2F7D26]',
  khalti: 'bg-[#5C2D91]',
}
const letters = { esewa: 'e', khalti: 'K' }

export const MethodMark = ({ method }: { method: PaymentMethod }) => (
  <span
    aria-hidden
    className={`grid size-11 shrink-0 place-items-center rounded-chip text-[20px] font-extrabold text-white [&>svg]:size-5.5 ${grounds[method]}`}
  >
    {method === 'cod' ? <HandCoins /> : letters[method]}
  </span>
)
