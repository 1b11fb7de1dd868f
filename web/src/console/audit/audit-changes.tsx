import type { AuditEntry } from '@haat/contract/domains/audit.ts'
import { changeRows, type ChangeRow, type Wording } from './change-rows.ts'
import { wordDifference, type Piece } from './word-difference.ts'

/** A table of what an entry changed, field by field. On a phone each side stands in a row of its own. */
export function AuditChanges({ entry, wording }: { entry: AuditEntry; wording: Wording }) {
  const { audit } = wording.staff
  const rows = changeRows(entry, wording)
  const sides = [...(entry.before ? ['before' as const] : []), ...(entry.after ? ['after' as const] : [])]
  return (
    <div className="grid gap-3 rounded-picture bg-paper p-4 text-left">
      {rows.length === 0 ? (
        <p className="text-muted">{audit.nothingChanged}</p>
      ) : (
        <table className="w-full table-fixed text-left text-small max-md:block">
          <thead className="max-md:sr-only">
            <tr className="text-muted">
              <th className="w-1/4 py-1 pr-3 font-semibold">{audit.field}</th>
              {sides.map((side) => (
                <th key={side} className="py-1 pr-3 font-semibold">
                  {audit[side]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:grid max-md:gap-3">
            {rows.map((row) => (
              <ChangeLine key={row.label} row={row} sides={sides} wording={wording} />
            ))}
          </tbody>
        </table>
      )}
      {entry.ipAddress && <p className="text-fine text-muted">{audit.ipAddress(entry.ipAddress)}</p>}
    </div>
  )
}

const looks = {
  before: { cell: 'bg-blush', mark: 'bg-crimson-fill text-white' },
  after: { cell: 'bg-pine-tint', mark: 'bg-pine-deep text-white' },
}

interface ChangeLineProps {
  row: ChangeRow
  sides: ('before' | 'after')[]
  wording: Wording
}

function ChangeLine({ row, sides, wording: { staff } }: ChangeLineProps) {
  const pieces = wordDifference(row.before, row.after)
  return (
    <tr className="border-t border-line align-top max-md:grid max-md:gap-1 max-md:pt-2">
      <th scope="row" className="py-2 pr-3 font-semibold break-words max-md:py-0">
        {row.label}
      </th>
      {sides.map((side) => (
        <td key={side} className="py-2 pr-3 max-md:p-0">
          <span className="text-fine text-muted md:hidden">{staff.audit[side]}</span>
          <span
            className={`block rounded-chip px-2 py-1 [overflow-wrap:anywhere] whitespace-pre-wrap ${looks[side].cell}`}
          >
            {pieces[side].length === 0 ? (
              <span className="text-muted">{staff.audit.nothing}</span>
            ) : (
              <Marked pieces={pieces[side]} mark={looks[side].mark} />
            )}
          </span>
        </td>
      ))}
    </tr>
  )
}

const Marked = ({ pieces, mark }: { pieces: Piece[]; mark: string }) =>
  pieces.map(({ text, isChanged }, at) =>
    isChanged ? (
      <mark key={at} className={`rounded-[3px] px-0.5 ${mark}`}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
