import ChevronRight from 'lucide-react/icons/chevron-right'
import Store from 'lucide-react/icons/store'
import { Link } from '@tanstack/react-router'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useMessages } from '#messages/use-messages.ts'
import { CartRow } from './cart-row.tsx'
import { keyOfRow, type CartGroup } from './group-by-vendor.ts'

export function VendorGroup({ group: { vendor, rows } }: { group: CartGroup }) {
  const { ui } = useMessages()
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2">
      {vendor && (
        <h2 className="border-b border-line">
          <Link
            to="/vendors/$slug"
            params={{ slug: vendor.slug }}
            className="flex min-h-13 items-center gap-3 px-4 text-label hover:text-crimson [&>svg]:size-5"
          >
            <Store aria-hidden />
            <span className="grow">{inLanguage(vendor.name, ui.language)}</span>
            <ChevronRight aria-hidden />
          </Link>
        </h2>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <CartRow key={keyOfRow(row)} row={row} />
        ))}
      </ul>
    </section>
  )
}
