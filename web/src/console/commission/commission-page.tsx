import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import {
  commissionTabs,
  commissionVatRate,
  defaultCommissionRate,
  type CommissionTab,
} from '@haat/contract/domains/commission.rules.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { useCall } from '#api/use-router-context.ts'
import { useSearchParams } from '#office/parts/filters/use-search-params.ts'
import { PageHead, PageLayout } from '#office/parts/page-layout.tsx'
import { Segments } from '#office/parts/segments.tsx'
import { Button } from '#ui/button/button.tsx'
import { useEndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { commissionQueries } from './commission.queries.ts'
import { EndDialog } from './dialogs/end-dialog.tsx'
import { NewRuleDialog } from './dialogs/new-rule-dialog.tsx'
import { WithdrawDialog } from './dialogs/withdraw-dialog.tsx'
import { RuleTable } from './rule-table.tsx'
import { useRuleWords } from './use-rule-words.ts'

type Opened = { what: 'new' } | { what: 'end' | 'withdraw'; rule: CommissionRule }

const isTab = (text: string | undefined): text is CommissionTab =>
  (commissionTabs as readonly (string | undefined)[]).includes(text)

/** What Haat keeps of a sale, by rules that hold, will hold and have held. */
export default function CommissionPage() {
  const { commission } = useArea('staff')
  const { ui } = useMessages()
  const words = useRuleWords()
  const { search, change } = useSearchParams()
  const state = isTab(search['state']) ? search['state'] : 'running'
  const list = useEndlessList(commissionQueries.rules(useCall(), state))
  const [opened, setOpened] = useState<Opened>()
  const counts = list.firstPage?.counts
  const nameOf = (tab: CommissionTab) =>
    counts ? `${commission.tabs[tab]} ${formatCount(counts[tab], ui.language)}` : commission.tabs[tab]
  const usual = (rate: number) => commission.usual(words.rate(rate), words.rate(commissionVatRate))
  const close = () => setOpened(undefined)
  return (
    <PageLayout>
      <PageHead
        title={commission.title}
        note={
          list.firstPage ? (
            usual(list.firstPage.usualRate)
          ) : (
            // Words of the same length keep its place.
            <span className="invisible">{usual(defaultCommissionRate)}</span>
          )
        }
        actions={
          <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ what: 'new' })}>
            {commission.add}
          </Button>
        }
      />
      <p className="rounded-panel bg-cream px-5 py-4 text-cream-ink">{commission.how}</p>
      <div role="group" aria-label={commission.tabsLabel} className="max-w-140">
        <Segments
          names={{ running: nameOf('running'), coming: nameOf('coming'), ended: nameOf('ended') }}
          chosen={state}
          onChoose={(tab) => change({ state: tab === 'running' ? '' : tab })}
        />
      </div>
      <RuleTable
        list={list}
        empty={commission.none[state]}
        onEnd={(rule) => setOpened({ what: 'end', rule })}
        onWithdraw={(rule) => setOpened({ what: 'withdraw', rule })}
      />
      {opened?.what === 'new' && <NewRuleDialog onClose={close} />}
      {opened?.what === 'end' && <EndDialog rule={opened.rule} onClose={close} />}
      {opened?.what === 'withdraw' && <WithdrawDialog rule={opened.rule} onClose={close} />}
    </PageLayout>
  )
}
