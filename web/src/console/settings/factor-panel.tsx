import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { RenewCodes } from '../second-factor/renew-codes.tsx'
import { secondFactorQueries } from '../second-factor/second-factor.queries.ts'
import { SetUp } from '../second-factor/set-up.tsx'

const few = 3

/** One's own app and recovery codes. */
export function FactorPanel() {
  const { secondFactor: texts } = useArea('staff')
  const { ui } = useMessages()
  const queryClient = useQueryClient()
  const state = secondFactorQueries.state(useCall())
  const { data } = useQuery(state)
  const [open, setOpen] = useState<'renew' | 'another'>()
  const left = data?.recoveryCodesLeft ?? 0

  function close() {
    setOpen(undefined)
    void queryClient.invalidateQueries({ queryKey: state.queryKey })
  }

  return (
    <Panel title={texts.title}>
      <p>{texts.isSetUp}</p>
      <p className="mt-1 text-small text-muted">{texts.codesLeft(inDigitsOf(ui.language, String(left)))}</p>
      {left <= few && <p className="mt-1 text-small font-semibold text-cream-ink">{texts.fewCodes}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen('renew')}>
          {texts.renew}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('another')}>
          {texts.another}
        </Button>
      </div>
      {open && (
        <Dialog isOpen onClose={close} title={open === 'renew' ? texts.renew : texts.another}>
          <div className="grid gap-4">
            <p className="text-muted">{open === 'renew' ? texts.renewLead : texts.anotherLead}</p>
            {open === 'renew' ? <RenewCodes onDone={close} /> : <SetUp hasHeading={false} onDone={close} />}
          </div>
        </Dialog>
      )}
    </Panel>
  )
}
