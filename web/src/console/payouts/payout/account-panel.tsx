import { useState } from 'react'
import type { StaffPayoutDetail } from '@haat/contract/domains/payouts.staff.ts'
import { CopyButton } from '#office/parts/copy-button.tsx'
import { Button } from '#ui/button/button.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Panel } from '#ui/panel.tsx'
import { CodeDialog } from '../dialogs/code-dialog.tsx'
import { useOpenAccount } from '../payouts.queries.ts'

/** Where a payout goes. The whole number is asked for with a code, and is gone when the page is left. */
export function AccountPanel({ payout }: { payout: StaffPayoutDetail }) {
  const { payouts } = useArea('staff')
  const { account: texts } = payouts
  const [isOpen, setIsOpen] = useState(false)
  const open = useOpenAccount(payout.number)
  const { kind, bankName, maskedNumber } = payout.account
  const mayOpen =
    !payout.isOwnShop && (payout.state === 'sent' || (payout.state === 'approved' && payout.problem === null))
  const whole = open.data
  const facts: [string, string][] = whole
    ? [
        ...(whole.bankBranch ? [[texts.branch, whole.bankBranch] satisfies [string, string]] : []),
        [texts.holder, whole.accountName],
        [texts.shown, whole.accountNumber],
      ]
    : [[texts.shown, maskedNumber]]
  return (
    <Panel title={texts.title}>
      <p className="text-h3 wrap-anywhere">{bankName || payouts.kinds[kind]}</p>
      {bankName && <p className="text-small text-muted">{payouts.kinds[kind]}</p>}
      <dl className="mt-3 grid gap-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {mayOpen && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {whole ? (
            <>
              <CopyButton text={whole.accountNumber} />
              <Button variant="secondary" onClick={() => open.reset()}>
                {texts.hide}
              </Button>
            </>
          ) : (
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              {texts.show}
            </Button>
          )}
        </div>
      )}
      {isOpen && (
        <CodeDialog
          title={payouts.showNumber.title}
          saveLabel={payouts.showNumber.save}
          note={texts.why}
          onClose={() => setIsOpen(false)}
          send={(code) => open.mutateAsync({ code }).then(() => setIsOpen(false))}
        >
          {null}
        </CodeDialog>
      )}
    </Panel>
  )
}
