import { useState } from 'react'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { failureName, type FailureName } from '../form/failure-name.ts'
import { useCoolDown } from '#ui/form/use-cool-down.ts'

const coolDownSeconds = 60

/** Sends a mail again, a minute after the last one at the earliest. */
export function MailAgain({ send }: { send(): Promise<unknown> }) {
  const { mail, failures } = useArea('signIn')
  const { ui } = useMessages()
  const { left, restart } = useCoolDown(coolDownSeconds)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<FailureName | 'sent'>()

  async function sendAgain() {
    if (left > 0) return
    setIsBusy(true)
    setOutcome(undefined)
    setOutcome(await send().then(() => 'sent' as const, failureName))
    setIsBusy(false)
    restart()
  }

  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy}
        aria-disabled={left > 0 || undefined}
        className="aria-disabled:text-muted"
        onClick={sendAgain}
      >
        {left > 0 ? mail.againIn(formatCount(left, ui.language)) : mail.again}
      </Button>
      <p role="status" className="text-center text-small font-semibold text-pine empty:hidden">
        {outcome === 'sent' && mail.sentAgain}
      </p>
      <FormError text={outcome && outcome !== 'sent' ? failures[outcome] : undefined} />
    </div>
  )
}
