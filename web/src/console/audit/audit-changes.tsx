import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { splitChange, valueText, type Split } from './split-change.ts'

/** Shows, for each field that an entry names, its value before and after. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { audit } = useArea('staff')
  const { before, after, ipAddress } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <div className="grid gap-3 rounded-picture bg-paper p-4 text-left">
      {fields.length === 0 && <p className="text-muted">{audit.nothingChanged}</p>}
      {fields.map((field) => {
        const was = before ? valueText(before[field]) : ''
        const is = after ? valueText(after[field]) : ''
        const split = splitChange(was, is)
        return (
          <section key={field} aria-label={field}>
            <h2 className="text-small font-semibold">{field}</h2>
            <div className="mt-1 grid gap-2 md:grid-cols-2">
              {before && (
                <Side
                  name={audit.before}
                  split={split.before}
                  tone="bg-blush"
                  mark="bg-crimson-fill text-white"
                />
              )}
              {after && (
                <Side
                  name={audit.after}
                  split={split.after}
                  tone="bg-pine-tint"
                  mark="bg-pine-deep text-white"
                />
              )}
            </div>
          </section>
        )
      })}
      {ipAddress && <p className="text-fine text-muted">{audit.ipAddress(ipAddress)}</p>}
    </div>
  )
}

interface SideProps {
  name: string
  split: Split
  tone: string
  mark: string
}

const Side = ({ name, split: [start, middle, end], tone, mark }: SideProps) => (
  <div className={`rounded-chip p-3 ${tone}`}>
    <span className="block text-fine text-muted">{name}</span>
    <span className="[overflow-wrap:anywhere] whitespace-pre-wrap">
      {start}
      {middle && <mark className={`rounded-[3px] px-0.5 ${mark}`}>{middle}</mark>}
      {end}
      {!start && !middle && !end && '—'}
    </span>
  </div>
)
