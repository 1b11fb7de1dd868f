import type { PhoneStop } from '@haat/contract/domains/runs.phone.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useCourierTexts } from '#ui/messages/courier-texts.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useFigures } from './use-figures.ts'

/** Where a door is, as a rider looks for it: what one sees first, then the quarter and the ward. */
export function usePlace(stop: PhoneStop) {
  const { list } = useCourierTexts()
  const { language } = useMessages().ui
  const { count } = useFigures()
  const level = list.ward(inLanguage(stop.localLevelName, language), count(stop.ward))
  const quarter = [stop.tole, level].filter(Boolean).join(', ')
  const district = inLanguage(stop.districtName, language)
  return stop.landmark
    ? { first: stop.landmark, rest: [quarter, district].filter(Boolean).join(', ') }
    : { first: quarter, rest: district }
}

/** The map is searched by names, from the nearest to the farthest; nobody's house is on it by number. */
export function mapAddress({ tole, localLevelName, districtName }: PhoneStop) {
  const names = [tole, localLevelName.en, districtName.en, 'Nepal'].filter(Boolean)
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: names.join(', ') })}`
}
