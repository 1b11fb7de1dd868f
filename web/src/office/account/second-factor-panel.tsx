import plug from 'picture:state-plug'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { ErrorState } from '#ui/state/error-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SkeletonGroup } from '#ui/state/skeleton-group.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { FactorDialog, type FactorDialogName } from './factor-dialog.tsx'
import { secondFactorQueries, useSecondFactor } from './second-factor.queries.ts'

/** From this number of recovery codes on, the panel warns that they run out. */
const fewCodes = 3

/** The settings of the signed-in person's second factor, which those for whom it is optional can turn off. */
export function SecondFactorPanel({ isOptional = false }: { isOptional?: boolean }) {
  const { secondFactor: texts } = useArea('office')
  // Texts of the password field: loaded with the panel, so that it does not blink when a dialog opens.
  useArea('signIn')
  const query = useSecondFactor()
  const { data } = query
  if (!data && query.isError) {
    return <ErrorState picture={plug} headingLevel={2} heading={texts.loadFailed} query={query} />
  }
  return (
    <Panel title={texts.title}>
      {data ? (
        <FactorSettings factor={data} isOptional={isOptional} />
      ) : (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-6 w-60 max-w-full rounded-chip" />
          <Skeleton className="h-11 w-40 rounded-control" />
        </SkeletonGroup>
      )}
    </Panel>
  )
}

function FactorSettings({ factor, isOptional }: { factor: SecondFactor; isOptional: boolean }) {
  const { secondFactor: texts } = useArea('office')
  const { ui } = useMessages()
  const queryClient = useQueryClient()
  const state = secondFactorQueries.state(useCall())
  const [open, setOpen] = useState<FactorDialogName>()
  const left = factor.recoveryCodesLeft

  function close() {
    setOpen(undefined)
    void queryClient.invalidateQueries({ queryKey: state.queryKey })
  }
  function finishTurningOff(after: SecondFactor) {
    setOpen(undefined)
    queryClient.setQueryData(state.queryKey, after)
    void showToast('success', texts.turnedOff)
  }

  return (
    <>
      {factor.isSetUp ? (
        <>
          <p>{texts.isSetUp}</p>
          <p className="mt-1 text-small text-muted">
            {texts.codesLeft(inDigitsOf(ui.language, String(left)))}
          </p>
          {left <= fewCodes && (
            <p className="mt-1 text-small font-semibold text-cream-ink">{texts.fewCodes}</p>
          )}
        </>
      ) : (
        <>
          <p className="font-semibold">{texts.notSetUp}</p>
          <p className="mt-1 text-muted">{texts.why}</p>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {factor.isSetUp ? (
          <>
            <Button variant="secondary" onClick={() => setOpen('renew')}>
              {texts.renew}
            </Button>
            <Button variant="secondary" onClick={() => setOpen('another')}>
              {texts.another}
            </Button>
            {isOptional && (
              <Button variant="quiet" onClick={() => setOpen('turn-off')}>
                {texts.turnOff}
              </Button>
            )}
          </>
        ) : (
          <Button onClick={() => setOpen('set-up')}>{texts.setUp}</Button>
        )}
      </div>
      {open && <FactorDialog name={open} onClose={close} onTurnedOff={finishTurningOff} />}
    </>
  )
}
