import MapPinned from 'lucide-react/icons/map-pinned'
import Phone from 'lucide-react/icons/phone'
import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { mapAddress } from './use-place.ts'

const linkClass =
  'flex min-h-14 items-center justify-center gap-2.5 px-2 font-semibold hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0'

/** The ways to reach a door: to call, and to look for it. */
export function ReachLinks({ stop }: { stop: PhoneStop }) {
  const { list } = useCourierTexts()
  const phones = [
    { number: stop.phoneNumber, label: list.call },
    { number: stop.otherPhone, label: list.callOther },
  ]
  return (
    <div className="grid auto-cols-fr grid-flow-col divide-x divide-line border-t border-line">
      {phones.map(
        ({ number, label }) =>
          number && (
            <a key={label} href={`tel:${number}`} className={`${linkClass} text-crimson`}>
              <Phone aria-hidden />
              {label}
            </a>
          ),
      )}
      <a href={mapAddress(stop)} target="_blank" rel="noreferrer" className={linkClass}>
        <MapPinned aria-hidden />
        {list.map}
      </a>
    </div>
  )
}
