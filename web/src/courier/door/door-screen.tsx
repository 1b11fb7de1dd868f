import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Frame } from '../parts/frame.tsx'
import { LineNotice } from '../parts/line-notice.tsx'
import { useFigures } from '../parts/use-figures.ts'
import { CodeCard } from './code-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { OtherOutcomes } from './other-outcomes.tsx'
import { PhotoField } from './photo-field.tsx'
import { PlaceCard } from './place-card.tsx'
import { SumCard } from './sum-card.tsx'
import { useDoorForm, type DoorForm } from './use-door-form.ts'

interface DoorScreenProps {
  stop: PhoneStop
  onClose(): void
}

/** At a door: the amount first, then the code, and how it ended. */
export function DoorScreen({ stop, onClose }: DoorScreenProps) {
  const { door, list } = useCourierTexts()
  const { language } = useMessages().ui
  const form = useDoorForm(stop, onClose)
  const label = useMainLabel(form)

  async function deliver() {
    await form.deliver()
    document.querySelector('[aria-invalid="true"]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <Frame
      title={door.title}
      note={`${stop.number} · ${list.from(inLanguage(stop.shopName, language))}`}
      onBack={onClose}
      bar={
        <>
          <FormError text={form.failure} className="mb-3" />
          <Button
            size="large"
            isWide
            isBusy={form.isBusy}
            busyLabel={door.sending}
            onClick={() => void deliver()}
          >
            {label}
          </Button>
        </>
      }
    >
      <LineNotice />
      <PlaceCard stop={stop} />
      {stop.note && (
        <section className="rounded-panel bg-cream p-4 text-cream-ink">
          <h2 className="text-label">{door.note}</h2>
          <p className="mt-1 wrap-anywhere">{stop.note}</p>
        </section>
      )}
      <SumCard form={form} />
      {stop.needsCode && <CodeCard stop={stop} form={form} />}
      <OtherOutcomes stop={stop} form={form} />
      <section className="rounded-panel bg-surface p-4 shadow-2">
        <PhotoField photo={form.photo} onChange={form.setPhoto} />
      </section>
      <LinesCard stop={stop} />
    </Frame>
  )
}

/** What the button says: it is what the courier declares. */
function useMainLabel({ sums, kept, paidHow }: DoorForm) {
  const { door } = useCourierTexts()
  const { rupees } = useFigures()
  const sum = rupees(sums.cashPaisa)
  if (sums.cashPaisa === 0) return kept ? door.partDeliveredPaid : door.deliveredPaid
  if (paidHow === 'qr') return kept ? door.partDeliveredQr(sum) : door.deliveredQr(sum)
  return kept ? door.partDelivered(sum) : door.delivered(sum)
}
