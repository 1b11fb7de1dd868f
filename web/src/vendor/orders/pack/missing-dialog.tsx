import { useState } from 'react'
import type { Missing } from '@haat/contract/domains/orders.parcel-input.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Stepper } from '#ui/form/stepper.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useItemName } from '../../stock/item-name.tsx'
import type { ParcelScreenProps } from '../parcel-page.tsx'
import { useParcelStep } from '../parcels.queries.ts'
import { useFigures } from '../parts/use-figures.ts'
import { SubstituteSearch } from './substitute-search.tsx'
import { useFailureText } from '../parts/use-failure-text.ts'

/** Something that was ordered is not there: less of it is sent, something else is offered, or none is sent. */
export function MissingDialog({ shop, parcel, onClose }: ParcelScreenProps & { onClose(): void }) {
  const { orders } = useArea('vendor')
  const failureText = useFailureText()
  const { missingForm: texts, times } = orders.pack
  const { count } = useFigures()
  const nameOf = useItemName()
  const lines = parcel.lines.filter(({ sent, substitute }) => sent > 0 && substitute?.answer !== null)
  const [variantId, setVariantId] = useState(lines.length === 1 ? lines[0]!.variantId : undefined)
  const [what, setWhat] = useState<Missing['what']>()
  const [there, setThere] = useState<number>()
  const [substituteVariantId, setSubstitute] = useState<string>()
  const [isTried, setIsTried] = useState(false)
  const { mutateAsync, isPending, error } = useParcelStep(
    shop.shopId,
    parcel.number,
    (call, params, body: Missing) =>
      call('POST /vendor/shops/:shopId/parcels/:number/missing', { params, body }),
  )
  const line = lines.find((one) => one.variantId === variantId)
  const mayBeLess = line !== undefined && line.sent > 1
  const sent = line ? Math.min(there ?? line.sent - 1, line.sent - 1) : 0
  const isLast = parcel.lines.filter((one) => one.sent > 0).length === 1

  async function send() {
    setIsTried(true)
    if (!line || !what) return
    const given = { variantId: line.variantId }
    if (what === 'substitute') {
      if (!substituteVariantId) return
      await mutateAsync({ ...given, what, substituteVariantId })
    } else await mutateAsync(what === 'less' ? { ...given, what, sent } : { ...given, what })
    onClose()
    void showToast('success', what === 'substitute' ? texts.asked : texts.saved)
  }
  const isUnchosen = isTried && what === 'substitute' && !substituteVariantId
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            disabled={!line || !what}
            isBusy={isPending}
            busyLabel={texts.saving}
            onClick={() => void send().catch(() => {})}
          >
            {what === 'substitute' ? texts.ask : texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-label">{texts.which}</legend>
          {lines.map((one) => (
            <ChoiceCard
              key={one.variantId}
              name="line"
              isChosen={one.variantId === variantId}
              onChoose={() => {
                setVariantId(one.variantId)
                setThere(undefined)
                if (what === 'less' && one.sent < 2) setWhat(undefined)
              }}
              className="flex justify-between gap-3 px-4 py-3"
            >
              <span className="font-semibold">{nameOf(one)}</span>
              <span className="shrink-0 font-extrabold">{times(count(one.sent))}</span>
            </ChoiceCard>
          ))}
        </fieldset>
        {line && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-label">{texts.what}</legend>
            {(['less', 'substitute', 'cancel'] as const)
              .filter((one) => one !== 'less' || mayBeLess)
              .map((one) => (
                <ChoiceCard
                  key={one}
                  name="what"
                  isChosen={one === what}
                  onChoose={() => setWhat(one)}
                  className="grid px-4 py-3"
                >
                  <span className="font-semibold">{texts[one]}</span>
                  <span className="text-small text-muted">
                    {one === 'cancel' && isLast ? texts.cancelLast : texts[`${one}Text`]}
                  </span>
                </ChoiceCard>
              ))}
          </fieldset>
        )}
        {line && what === 'less' && (
          <Stepper
            label={texts.howMany}
            value={sent}
            min={1}
            max={line.sent - 1}
            fewer={texts.fewer}
            more={texts.more}
            onChange={setThere}
          />
        )}
        {line && what === 'substitute' && (
          <SubstituteSearch
            shopId={shop.shopId}
            line={line}
            chosen={substituteVariantId}
            onChoose={setSubstitute}
          />
        )}
        <FormError text={isUnchosen ? texts.chooseOne : failureText(error)} />
      </div>
    </Dialog>
  )
}
