import { useNavigate } from '@tanstack/react-router'
import ScanLine from 'lucide-react/icons/scan-line'
import type { SubmitEvent } from 'react'
import type { Shop } from '@haat/contract/domains/members.ts'
import { SearchField } from '#office/parts/filters/search-field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { parcelPath } from '../parcel-path.ts'
import { readOrderNumber } from '../read-order-number.ts'

interface ParcelSearchProps {
  shop: Shop
  term: string
  onChange(term: string): void
}

/** Finds parcels while somebody types. A scanner types too, and ends with Enter: a whole number then opens its parcel. */
export function ParcelSearch({ shop, term, onChange }: ParcelSearchProps) {
  const { orders } = useArea('vendor')
  const navigate = useNavigate()
  function open(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget.querySelector('input')?.value ?? ''
    const number = readOrderNumber(typed)
    if (number !== undefined)
      void navigate({ to: '/vendor/$', params: { _splat: parcelPath(shop.shopId, number) } })
    else onChange(typed.trim())
  }
  return (
    <form role="search" onSubmit={open} className="w-full md:w-72">
      <SearchField label={orders.search} icon={<ScanLine aria-hidden />} term={term} onChange={onChange} />
    </form>
  )
}
