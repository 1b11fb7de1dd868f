import type { SecondFactor } from '@haat/contract/domains/account.second-factor.ts'
import { useSignInWays } from '#domains/account/sign-in-ways.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { RenewCodes } from './parts/renew-codes.tsx'
import { PasswordFirst } from './password-first.tsx'
import { SecondFactorSetup } from './setup/second-factor-setup.tsx'
import { TurnOffForm } from './turn-off-form.tsx'

export type FactorDialogName = 'set-up' | 'renew' | 'another' | 'turn-off'

interface FactorDialogProps {
  name: FactorDialogName
  onClose(): void
  onTurnedOff(factor: SecondFactor): void
}

/** Everything that can be done about a second factor, each with what follows from it. */
export function FactorDialog({ name, onClose, onTurnedOff }: FactorDialogProps) {
  const { secondFactor: texts } = useArea('office')
  const hasPassword = useSignInWays().data?.hasPassword ?? true
  const [title, lead] = {
    'set-up': [texts.setUpHeading, texts.why],
    renew: [texts.renew, texts.renewLead],
    another: [texts.another, texts.anotherLead],
    'turn-off': [texts.turnOffTitle, texts.turnOffLead],
  }[name] as [string, string]
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <div className="grid gap-4">
        <p className="text-muted">{lead}</p>
        {name === 'renew' ? (
          <RenewCodes onDone={onClose} />
        ) : !hasPassword ? (
          <PasswordFirst />
        ) : name === 'turn-off' ? (
          <TurnOffForm onDone={onTurnedOff} />
        ) : (
          <SecondFactorSetup hasHeading={false} onDone={onClose} />
        )}
      </div>
    </Dialog>
  )
}
