import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useWithdraw } from '../applications.queries.ts'

/** Ends the application, after a question. */
export function WithdrawButton({ id }: { id: string }) {
  const { form: texts } = useArea('application')
  const withdraw = useWithdraw()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" className="grow" onClick={() => setIsAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          onClose={() => setIsAsking(false)}
          title={texts.withdrawTitle}
          footer={
            <>
              <Button
                variant="secondary"
                isWide
                isBusy={withdraw.isPending}
                busyLabel={texts.withdrawing}
                onClick={() => withdraw.mutate(id)}
              >
                {texts.withdraw}
              </Button>
              <Button isWide onClick={() => setIsAsking(false)} data-autofocus>
                {texts.keep}
              </Button>
            </>
          }
        >
          <p>{texts.withdrawText}</p>
          <FormError text={withdraw.isError ? texts.notWithdrawn : undefined} className="mt-3" />
        </Dialog>
      )}
    </>
  )
}
