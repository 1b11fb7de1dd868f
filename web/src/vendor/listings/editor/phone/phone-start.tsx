import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { askedOf } from '../category/category-facts.ts'
import { CashField } from '../delivery/cash-field.tsx'
import { useListing } from '../form/listing-form.ts'
import { ParticularField } from '../law/particular-field.tsx'
import { PicturesFields } from '../pictures-panel.tsx'
import { checkLines } from '../ready/checklist.ts'
import { WhoPanel } from '../service/who-panel.tsx'
import { CategoryChips } from './category-chips.tsx'
import { PhoneName } from './phone-name.tsx'
import { StepRow } from './step-row.tsx'
import { SimplePrice } from './simple-price.tsx'
import { hasSimplePrice, type Step } from './steps.ts'
import { useStepTitle } from './use-step-title.ts'

interface PhoneStartProps {
  /** What follows. */
  steps: readonly Step[]
  isCameraFirst: boolean
  onRest(): void
  onOpen(step: string): void
}

/** Pictures and the first fields, which make a draft. With nothing left to ask for, every step can be opened from here. */
export function PhoneStart({ steps, isCameraFirst, onRest, onOpen }: PhoneStartProps) {
  const { ui } = useMessages()
  const { listingEditor: editor } = useArea('vendor')
  const { content, listing, category, missing } = useListing()
  const origin = category && askedOf(category, content).find(({ key }) => key === 'origin')
  const left = checkLines(content.kind, missing).filter((one) => one.missing).length
  const titleOf = useStepTitle()
  const isProduct = content.kind === 'product'
  return (
    <>
      <PicturesFields isCameraFirst={isCameraFirst} />
      <PhoneName />
      <CategoryChips />
      {hasSimplePrice(content, listing?.live != null) && <SimplePrice />}
      {isProduct && origin && <ParticularField particular={origin} label={editor.madeIn} />}
      <div className="divide-y divide-line rounded-panel bg-surface shadow-2">
        {isProduct && (
          <div className="px-4 py-3">
            <CashField />
          </div>
        )}
        {left > 0 ? (
          <StepRow
            title={isProduct ? editor.rest : editor.restOfService}
            text={editor.moreBefore(formatCount(left, ui.language))}
            onPress={onRest}
          />
        ) : (
          steps.map(({ name }) => <StepRow key={name} title={titleOf(name)} onPress={() => onOpen(name)} />)
        )}
      </div>
      {!isProduct && <WhoPanel />}
    </>
  )
}
