import type { CommissionRule } from '@haat/contract/domains/commission.ts'
import { DataTable, type Column } from '#office/parts/table/data-table.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { EndlessList } from '#ui/list/use-endless-list.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import { useRuleWords } from './use-rule-words.ts'

interface RuleTableProps {
  list: EndlessList<CommissionRule>
  empty: string
  onEnd(rule: CommissionRule): void
  onWithdraw(rule: CommissionRule): void
}

/** Rules of one state, with what can still be changed of them. */
export function RuleTable({ list, empty, onEnd, onWithdraw }: RuleTableProps) {
  const { commission } = useArea('staff')
  const { table: texts } = commission
  const words = useRuleWords()
  const columns: Column<CommissionRule>[] = [
    {
      id: 'about',
      header: texts.about,
      isMain: true,
      renderCell: (rule) => (
        <span className="grid justify-items-start gap-1">
          <strong className="text-name wrap-anywhere">{words.about(rule)}</strong>
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone="creamTint">{commission.subjects[rule.subject]}</Badge>
            {rule.note && (
              <span className="text-muted">
                <BilingualText text={rule.note} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'rate',
      header: texts.rate,
      renderCell: ({ rate }) => <strong className="text-name whitespace-nowrap">{words.rate(rate)}</strong>,
    },
    {
      id: 'days',
      header: texts.days,
      renderCell: (rule) => (
        <span className="grid justify-items-start max-md:justify-items-end">
          <span>{words.from(rule)}</span>
          <span>{words.until(rule)}</span>
          {rule.state === 'withdrawn' && <Badge tone="sunken">{commission.withdrawn}</Badge>}
        </span>
      ),
    },
    { id: 'by', header: texts.by, renderCell: (rule) => <Maker rule={rule} /> },
    {
      id: 'change',
      header: texts.change,
      renderCell: (rule) => <Changes {...{ rule, onEnd, onWithdraw }} />,
    },
  ]
  const shown = columns.filter(({ id }) => id !== 'change' || hasChange(list.rows))
  return (
    <DataTable
      label={commission.tabsLabel}
      columns={shown}
      list={list}
      keyOf={({ id }) => id}
      empty={<p className="rounded-panel bg-surface p-5 text-muted shadow-2">{empty}</p>}
    />
  )
}

const isOpen = ({ state }: CommissionRule) => state === 'running' || state === 'coming'
const hasChange = (rows: CommissionRule[] | undefined) => rows?.some(isOpen) ?? false

function Maker({ rule: { createdBy, endedBy, state, words } }: { rule: CommissionRule }) {
  const { table: texts } = useArea('staff').commission
  return (
    <span className="grid">
      <span>{createdBy ?? '–'}</span>
      {endedBy && (
        <span className="text-muted">
          {state === 'withdrawn' ? texts.withdrawnBy(endedBy) : texts.endedBy(endedBy)}
        </span>
      )}
      {words && <span className="text-muted wrap-anywhere">{words}</span>}
    </span>
  )
}

interface ChangesProps extends Pick<RuleTableProps, 'onEnd' | 'onWithdraw'> {
  rule: CommissionRule
}

function Changes({ rule, onEnd, onWithdraw }: ChangesProps) {
  const { commission } = useArea('staff')
  const about = useRuleWords().about(rule)
  if (!isOpen(rule)) return null
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="secondary"

        aria-label={commission.end.name(about)}
        onClick={() => onEnd(rule)}
      >
        {commission.end.button}
      </Button>
      {rule.state === 'coming' && (
        <Button
          variant="secondary"

          aria-label={commission.withdraw.name(about)}
          onClick={() => onWithdraw(rule)}
        >
          {commission.withdraw.button}
        </Button>
      )}
    </span>
  )
}
