import type { PackLine } from '@haat/contract/domains/orders.parcel-view.ts'
import { Panel } from '#ui/panel.tsx'
import { LineFacts } from './line-facts.tsx'

interface LineListProps {
  title: string
  lead?: string
  /** The lines with how many of each are meant. */
  lines: readonly { line: PackLine; count: number }[]
}

/** Things of a parcel, to be read and not to be ticked. */
export const LineList = ({ title, lead, lines }: LineListProps) => (
  <Panel title={title}>
    {lead && <p className="-mt-2 mb-2 text-small text-muted">{lead}</p>}
    <ul className="divide-y divide-line">
      {lines.map(({ line, count }) => (
        <li key={line.variantId} className="flex gap-3 py-3">
          <LineFacts line={line} count={count} />
        </li>
      ))}
    </ul>
  </Panel>
)
