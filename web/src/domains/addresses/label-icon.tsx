import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import House from 'lucide-react/icons/house'
import MapPin from 'lucide-react/icons/map-pin'
import type { AddressLabel } from '@haat/contract/domains/addresses.rules.ts'

const icons = { home: House, office: BriefcaseBusiness, other: MapPin }

export function LabelIcon({ label }: { label: AddressLabel }) {
  const Icon = icons[label]
  return <Icon aria-hidden />
}
