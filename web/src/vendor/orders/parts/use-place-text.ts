import type { ShopParcel } from '@haat/contract/domains/orders.parcel-view.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

/** "Taksar Tole, Tansen-5, Palpa. Blue gate": as one tells the way. Where the street is hidden, the district alone. */
export function usePlaceText({ delivery }: ShopParcel) {
  const { facts } = useArea('vendor').orders
  const { ui } = useMessages()
  const { count } = useFigures()
  const { localLevelName, ward } = delivery
  const level = localLevelName && facts.ward(inLanguage(localLevelName, ui.language), count(ward ?? 0))
  const place = [delivery.tole, level, inLanguage(delivery.districtName, ui.language)].filter(Boolean)
  return [place.join(', '), delivery.landmark].filter(Boolean).join('. ')
}
