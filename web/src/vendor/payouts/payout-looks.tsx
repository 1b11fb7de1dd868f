import Banknote from 'lucide-react/icons/banknote'
import Landmark from 'lucide-react/icons/landmark'
import Wallet from 'lucide-react/icons/wallet'

/** The icon and the tone of each kind of account. */
export const payoutLooks = {
  bank: [<Landmark key="bank" aria-hidden />, 'indigo'],
  esewa: [<Wallet key="esewa" aria-hidden />, 'pine'],
  khalti: [<Banknote key="khalti" aria-hidden />, 'lilac'],
} as const
