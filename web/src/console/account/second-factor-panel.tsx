import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/modal/dialog.tsx'
import { Panel } from '#ui/panel.tsx'
import { CodeForm } from './parts/code-form.tsx'
import { RecoveryCodes } from './parts/recovery-codes.tsx'
import { secondFactorQueries } from './second-factor.queries.ts'
import { SecondFactorSetup } from './setup/second-factor-setup.tsx'

/** From this number of recovery codes on, the panel warns that they run out. */
const fewCodes = 3

/** The settings of the signed-in person's authenticator app and recovery codes. */
export function SecondFactorPanel() {
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
      {left <= fewCodes && <p className="mt-1 text-small font-semibold text-cream-ink">{texts.fewCodes}</p>}
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
            {open === 'renew' ? (
              <RenewCodes onDone={close} />
            ) : (
              <SecondFactorSetup hasHeading={false} onDone={close} />
            )}
          </div>
        </Dialog>
      )}
    </Panel>
  )
}

/** Replaces the recovery codes, after a code of the authenticator app was entered. */
function RenewCodes({ onDone }: { onDone(): void }) {
  const { secondFactor: texts } = useArea('staff')
  const call = useCall()
  const [codes, setCodes] = useState<string[]>()
  const renew = async (code: string) =>
    setCodes(
      (await call('POST /account/second-factor/recovery-codes', { body: { code } })).data.recoveryCodes,
    )
  if (!codes) return <CodeForm label={texts.code} buttonLabel={texts.renew} size="regular" send={renew} />
  return (
    <>
      <p className="text-muted">{texts.codesLead}</p>
      <RecoveryCodes codes={codes} />
      <Button isWide onClick={onDone}>
        {texts.kept}
      </Button>
    </>
  )
}
