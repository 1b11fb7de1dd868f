import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { FoundField } from '#console/commission/dialogs/subject-picker.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { usePropose } from '../payouts.queries.ts'
import { useFailureText } from './use-failure-text.ts'

type Found = Parameters<Parameters<typeof FoundField>[0]['onChoose']>[0]

/** Proposes what is payable to a shop that is found by its name, and opens the payout. */
export function ProposeDialog({ onClose }: { onClose(): void }) {
  const { payouts } = useArea('staff')
  const { propose: texts } = payouts
  const failureText = useFailureText()
  const navigate = useNavigate()
  const propose = usePropose()
  const [found, setFound] = useState<Found>()
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!found) return setIsMissing(true)
    if (propose.isPending) return
    propose.mutate(found.address, {
      onSuccess: ({ number }) => {
        void showToast('success', payouts.proposed(number))
        void navigate({ to: '/staff/$', params: { _splat: `payouts/${number}` } })
      },
    })
  }
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <form noValidate onSubmit={send} className="grid gap-4">
        <p className="text-muted">{texts.text}</p>
        <FoundField
          subject="shop"
          found={found}
          error={isMissing && !found ? texts.required : undefined}
          onChoose={setFound}
        />
        <FormError text={failureText(propose.error ?? undefined)} />
        <Button type="submit" size="large" isWide isBusy={propose.isPending}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
