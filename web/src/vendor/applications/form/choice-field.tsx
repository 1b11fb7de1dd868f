import Banknote from 'lucide-react/icons/banknote'
import Hammer from 'lucide-react/icons/hammer'
import House from 'lucide-react/icons/house'
import Landmark from 'lucide-react/icons/landmark'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Store from 'lucide-react/icons/store'
import User from 'lucide-react/icons/user'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import {
  payoutKinds,
  sellsWhat,
  vendorKinds,
  type PayoutKind,
  type SellsWhat,
  type VendorKind,
} from '@haat/contract/domains/applications.rules.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import type { RadioCardOption } from '#ui/form/radio-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { usePayoutName } from './fields.tsx'
import { fieldId } from './field-id.ts'
import { useForm } from './use-application-form.ts'
import { useProblemText } from './use-problem-text.ts'

type Tone = Extract<RadioCardOption<string>, { tone: unknown }>['tone']
type Look = readonly [icon: ReactNode, tone: Tone]
type Choice = VendorKind | SellsWhat | PayoutKind

const looks: Record<Choice, Look> = {
  firm: [<Store key="firm" aria-hidden />, 'crimson'],
  'cottage-industry': [<House key="cottage" aria-hidden />, 'cream'],
  person: [<User key="person" aria-hidden />, 'indigo'],
  goods: [<Package key="goods" aria-hidden />, 'crimson'],
  services: [<Hammer key="services" aria-hidden />, 'pine'],
  both: [<ShoppingBasket key="both" aria-hidden />, 'cream'],
  bank: [<Landmark key="bank" aria-hidden />, 'indigo'],
  esewa: [<Wallet key="esewa" aria-hidden />, 'pine'],
  khalti: [<Banknote key="khalti" aria-hidden />, 'lilac'],
}

const choices = { kind: vendorKinds, sells: sellsWhat, payoutKind: payoutKinds } as const
type ChoiceField = keyof typeof choices

/** One of three cards. */
export function ApplicationChoice({ field }: { field: ChoiceField }) {
  const { questions } = useArea('application')
  const payoutName = usePayoutName()
  const { values, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  const nameOf = (choice: Choice): string => {
    if (field === 'payoutKind') return payoutName(choice as PayoutKind)
    return field === 'kind' ? questions.kinds[choice as VendorKind] : questions.sells[choice as SellsWhat]
  }
  return (
    <div id={fieldId(field)} tabIndex={-1} className="outline-none">
      <RadioCards
        legend={questions.labels[field]}
        name={field}
        columns={3}
        value={values[field] ?? undefined}
        isDisabled={!canChange(field)}
        error={problemText(field)}
        options={(choices[field] as readonly Choice[]).map((choice) => ({
          value: choice,
          label: nameOf(choice),
          icon: looks[choice][0],
          tone: looks[choice][1],
        }))}
        onChange={(choice) => {
          // The number of an account belongs to its bank or wallet.
          edit({ [field]: choice, ...(field === 'payoutKind' && { accountNumber: '' }) })
          void flush()
        }}
      />
    </div>
  )
}
