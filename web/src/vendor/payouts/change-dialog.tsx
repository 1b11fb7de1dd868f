import { useId, useState } from 'react'
import {
  accountNameMaxLength,
  bankMaxLength,
  payoutKinds,
  type PayoutKind,
} from '@haat/contract/domains/payouts.rules.ts'
import { formatLocalDateTime } from '@haat/contract/shared/local-dates.ts'
import { ApiFailure } from '#api/client.ts'
import { useSignInWays } from '#domains/account/sign-in-ways.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { PasswordFirst } from '#office/account/password-first.tsx'
import { useSecondFactor } from '#office/account/second-factor.queries.ts'
import { SecondFactorSetup } from '#office/account/setup/second-factor-setup.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { failureText } from '../members/failure-text.ts'
import { payoutLooks } from './payout-looks.tsx'
import { useChangeAccount } from './payouts.queries.ts'

interface ChangeDialogProps {
  shopId: string
  onClose(): void
}

type TextName = 'bankName' | 'bankBranch' | 'accountName' | 'accountNumber' | 'password'

/** Asks for another account, for the password and for a code: who has no second factor sets it up first, and goes on from there. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { payout } = useArea('vendor')
  // Nearly everybody has a password, so the next step is there until it is known that there is none.
  const hasPassword = useSignInWays().data?.hasPassword ?? true
  const factor = useSecondFactor()
  const isMissing = factor.data?.isSetUp === false
  // The recovery codes stay to be saved, although the factor is set up as soon as they are there.
  const [isSettingUp, setIsSettingUp] = useState(isMissing)
  if (isMissing && !isSettingUp) setIsSettingUp(true)
  if (hasPassword && !isSettingUp) return <AccountForm {...props} />
  const finish = async () => {
    await factor.refetch()
    setIsSettingUp(false)
  }
  return (
    <Dialog isOpen onClose={props.onClose} title={hasPassword ? payout.factorTitle : payout.formTitle}>
      <div className="grid gap-4">
        <p className="text-muted">{hasPassword ? payout.factorFirst : payout.formLead}</p>
        {hasPassword ? (
          <SecondFactorSetup hasHeading={false} onDone={() => void finish()} />
        ) : (
          <PasswordFirst />
        )}
      </div>
    </Dialog>
  )
}

function AccountForm({ shopId, onClose }: ChangeDialogProps) {
  const { payout, failures } = useArea('vendor')
  const { secondFactor } = useArea('office')
  const { ui } = useMessages()
  const formId = useId()
  const [kind, setKind] = useState<PayoutKind>('bank')
  const [code, setCode] = useState('')
  const { mutateAsync: change } = useChangeAccount(shopId)
  const isBank = kind === 'bank'
  const bodyOf = ({ bankName, bankBranch, ...others }: Record<TextName, string>) => ({
    kind,
    bankName: isBank ? bankName : '',
    bankBranch: isBank ? bankBranch : '',
    accountName: others.accountName,
    accountNumber: others.accountNumber,
    password: others.password,
    code,
  })
  const form = useForm({
    names: ['bankName', 'bankBranch', 'accountName', 'accountNumber', 'password', 'code'],
    texts: { ...payout.problems, codeInvalid: secondFactor.wrongCode },
    schema: async () => (await import('@haat/contract/domains/payouts.ts')).newPayoutAccountSchema,
    values: { code },
    textNames: isBank ? {} : { accountNumber: 'wallet' },
    untrimmed: ['password'],
    refusedAs: { password: 'wrongPassword', code: 'codeInvalid' },
    toBody: bodyOf,
    validate: ({ accountNumber }) => ({
      accountNumber: accountNumber === '' ? 'accountNumberRequired' : undefined,
      code: code === '' ? 'codeRequired' : undefined,
    }),
    async send(values) {
      const { waiting } = await change(bodyOf(values)).catch((failure: unknown) => {
        if (failure instanceof ApiFailure && failure.fields['code']) setCode('')
        throw failure
      })
      onClose()
      if (waiting) {
        void showToast('success', payout.sent(formatLocalDateTime(waiting.usableFrom, ui.language)))
      }
    },
  })
  const text = (name: TextName, label: string, maxLength: number, hint?: string) => (
    <Field label={label} hint={hint} error={form.error(name)} isRequired>
      {(control) => <TextInput {...control} name={name} maxLength={maxLength} autoComplete="off" />}
    </Field>
  )
  const isWaiting = form.failure instanceof ApiFailure && form.failure.status === 409
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={payout.formTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {payout.back}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isBusy} busyLabel={payout.sending}>
            {payout.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{payout.formLead}</p>
        <form {...form.props} id={formId} className="grid gap-4">
          <KindChoice
            kind={kind}
            onChoose={(chosen) => {
              setKind(chosen)
              form.edit('accountNumber', 'bankName', 'bankBranch')
            }}
          />
          {isBank && (
            <div className="grid gap-4 sm:grid-cols-2">
              {text('bankName', payout.bankName, bankMaxLength)}
              {text('bankBranch', payout.bankBranch, bankMaxLength)}
            </div>
          )}
          {text('accountName', payout.accountName, accountNameMaxLength, payout.accountNameHint)}
          {text('accountNumber', isBank ? payout.accountNumber : payout.walletNumber, numberMaxLength)}
          <Field label={payout.password} hint={payout.passwordWhy} error={form.error('password')} isRequired>
            {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
          </Field>
          <CodeField label={payout.code} code={code} error={form.error('code')} onChange={setCode} />
          <FormError text={isWaiting ? payout.waitsAlready : failureText(form.failure, failures)} />
        </form>
      </div>
    </Dialog>
  )
}

/** With spaces and hyphens, as people write it. */
const numberMaxLength = 40

function KindChoice({ kind, onChoose }: { kind: PayoutKind; onChoose(kind: PayoutKind): void }) {
  const { payout } = useArea('vendor')
  return (
    <RadioCards
      legend={payout.kind}
      name="kind"
      columns={3}
      value={kind}
      options={payoutKinds.map((value) => ({
        value,
        label: payout.kinds[value],
        icon: payoutLooks[value][0],
        tone: payoutLooks[value][1],
      }))}
      onChange={onChoose}
    />
  )
}
