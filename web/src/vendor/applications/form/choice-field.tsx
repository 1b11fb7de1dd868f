import Hammer from 'lucide-react/icons/hammer'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Store from 'lucide-react/icons/store'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import {
  sellsWhat,
  vendorKinds,
  type SellsWhat,
  type VendorKind,
} from '@haat/contract/domains/applications.rules.ts'
import { payoutKinds, type PayoutKind } from '@haat/contract/domains/payouts.rules.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import type { RadioCardOption } from '#ui/form/radio-card.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { payoutLooks } from '../../payouts/payout-looks.tsx'
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
  ...payoutLooks,
}

const choices = { kind: vendorKinds, sells: sellsWhat, payoutKind: payoutKinds } as const
type ChoiceField = keyof typeof choices

/** One of three cards. */
export function ApplicationChoice({ field }: { field: ChoiceField }) {
  const { questions } = useArea('application')
  const { values, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  const nameOf = (choice: Choice): string => {
    if (field === 'payoutKind') return questions.payouts[choice as PayoutKind]
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
