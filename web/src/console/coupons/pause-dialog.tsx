import { useState } from 'react'
import {
  couponPauseReasonNames,
  couponPauseReasons,
  couponPauseWordsMaxLength,
  type CouponPauseReason,
} from '@haat/contract/domains/coupons.staff.rules.ts'
import type { StaffCoupon } from '@haat/contract/domains/coupons.staff.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { Button } from '#ui/button/button.tsx'
import { ChoiceCard } from '#ui/form/choice-card.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { usePauseForShop } from './coupons.queries.ts'
import { useCouponFailure } from './use-coupon-failure.ts'

interface PauseDialogProps {
  coupon: StaffCoupon
  onClose(): void
}

/** Pauses a coupon of a shop, with a reason and words that its members read. */
export function PauseDialog({ coupon: { code, shop }, onClose }: PauseDialogProps) {
  const { pause: texts } = useArea('staff').coupons
  const { language } = useMessages().ui
  const failureText = useCouponFailure()
  const pause = usePauseForShop(code)
  const [reason, setReason] = useState<CouponPauseReason>('misleading')
  const form = useForm({
    names: ['words'],
    texts: { wordsRequired: texts.wordsRequired },
    validate: ({ words }) => ({ words: words === '' ? 'wordsRequired' : undefined }),
    async send({ words }) {
      await pause.mutateAsync({ reason, words })
      void showToast('success', texts.done(code))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title(code)}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.text(inLanguage(shop.name, language))}</p>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-label">{texts.reason}</legend>
          {couponPauseReasons.map((one) => (
            <ChoiceCard
              key={one}
              name="reason"
              isChosen={one === reason}
              onChoose={() => setReason(one)}
              className="px-4 py-2.5"
            >
              {inLanguage(couponPauseReasonNames[one], language)}
            </ChoiceCard>
          ))}
        </fieldset>
        <Field label={texts.words} hint={texts.wordsHint} error={form.error('words')} isRequired>
          {(control) => <TextArea {...control} name="words" rows={3} maxLength={couponPauseWordsMaxLength} />}
        </Field>
        <FormError text={failureText(form.failure)} />
        <Button type="submit" size="large" isWide isBusy={form.isBusy}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
