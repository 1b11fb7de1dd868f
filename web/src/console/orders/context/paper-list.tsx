import { Link } from '@tanstack/react-router'
import FileText from 'lucide-react/icons/file-text'
import Headset from 'lucide-react/icons/headset'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { StaffOrder } from '@haat/contract/domains/orders.staff.ts'
import { useConsoleReader } from '#console/staff/console-reader.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'

const linkClass = 'flex min-h-9 items-center gap-2.5 text-small text-ink underline hover:text-crimson'
const iconClass = 'size-4 shrink-0'

/** The bills of the parcels, and where the order is named elsewhere in the console. */
export function PaperList({ staffOrder: { order, parcels } }: { staffOrder: StaffOrder }) {
  const { papers } = useArea('staff').orders
  const { rights } = useConsoleReader()
  const bills = parcels.flatMap((parcel) => parcel.bills)
  const search = { searchTerm: order.number } as never
  return (
    <>
      {bills.length === 0 && <p className="text-small text-muted">{papers.none}</p>}
      <ul className="grid">
        {bills.map(({ number, cancelledAt }) => (
          <li key={number} className="flex min-h-9 items-center gap-2.5 text-small">
            <FileText aria-hidden className={iconClass} />
            <span className={classNames(cancelledAt && 'text-muted line-through')}>
              {papers.bill(number)}
            </span>
            {cancelledAt && <span className="text-fine text-muted">{papers.cancelled}</span>}
          </li>
        ))}
        {rights.includes('support') && (
          <li>
            <Link to="/staff/$" params={{ _splat: 'desk' }} search={search} className={linkClass}>
              <Headset aria-hidden className={iconClass} />
              {papers.tickets}
            </Link>
          </li>
        )}
        <li>
          <Link to="/staff/$" params={{ _splat: 'audit' }} search={search} className={linkClass}>
            <ScrollText aria-hidden className={iconClass} />
            {papers.audit}
          </Link>
        </li>
      </ul>
    </>
  )
}
