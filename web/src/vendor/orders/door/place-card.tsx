import MapPin from 'lucide-react/icons/map-pin'
import MapPinned from 'lucide-react/icons/map-pinned'
import Phone from 'lucide-react/icons/phone'
import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { classNames } from '#ui/class-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { usePlaceText } from '../parts/use-place-text.ts'

const linkClass =
  'flex min-h-12 items-center justify-center gap-2.5 font-semibold hover:bg-sunken [&_svg]:size-5'

/** The map is searched by names, from the nearest to the farthest; nobody's house is on it by number. */
const mapAddress = ({ delivery }: ShopParcel) => {
  const names = [delivery.tole, delivery.localLevelName?.en, delivery.districtName.en, 'Nepal']
  const query = new URLSearchParams({ query: names.filter(Boolean).join(', ') })
  return `https://www.openstreetmap.org/search?${query}`
}

/** Whose door it is, where, and the ways to reach it. */
export function PlaceCard({ parcel }: { parcel: ShopParcel }) {
  const { door } = useArea('vendor').orders
  const place = usePlaceText(parcel)
  const { name, phoneNumber, otherPhone } = parcel.delivery
  return (
    <section className="overflow-hidden rounded-panel bg-surface shadow-2">
      <div className="flex gap-3 p-4">
        <MapPin aria-hidden className="size-6 shrink-0 text-crimson" />
        <div className="min-w-0">
          <h2 className="text-label">{name}</h2>
          <p className="text-small text-muted wrap-anywhere">{place}</p>
        </div>
      </div>
      <div
        className={classNames('grid border-t border-line', phoneNumber && 'grid-cols-2 divide-x divide-line')}
      >
        {phoneNumber && (
          <a href={`tel:${phoneNumber}`} className={`${linkClass} text-crimson`}>
            <Phone aria-hidden />
            {door.call}
          </a>
        )}
        <a href={mapAddress(parcel)} target="_blank" rel="noreferrer" className={linkClass}>
          <MapPinned aria-hidden />
          {door.map}
        </a>
      </div>
      {otherPhone && (
        <a href={`tel:${otherPhone}`} className={`${linkClass} border-t border-line text-crimson`}>
          <Phone aria-hidden />
          {door.otherPhone}
        </a>
      )}
    </section>
  )
}
