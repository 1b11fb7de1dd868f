import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { formatCappedCount } from '#ui/list/format-capped-count.ts'
import { myDistrict } from '#ui/list/my-district.ts'
import { SwitchRow } from '#ui/list/switch-row.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { DistrictSelect } from './district-select.tsx'
import type { FilterProps } from './filter-fields.tsx'

/** A list of all districts, and a switch for the visitor's own one, which is remembered in this browser. */
export function DistrictFilter({ choice: { chosen, choose }, facets: { delivered, isCapped } }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const [ownDistrict] = useLocalList(myDistrict)
  const district = chosen.district ?? ownDistrict
  const count = delivered?.district === district ? delivered?.count : undefined
  function setDistrict(next: string | undefined) {
    if (next) myDistrict.write([next])
    choose({ district: next })
  }
  return (
    <>
      <DistrictSelect district={chosen.district} onChange={(next) => setDistrict(next || undefined)} />
      {district && (
        <SwitchRow
          // Without a name the form does not send it: the list above sends the district already.
          name=""
          isOn={chosen.district === district}
          onChange={(isOn) => setDistrict(isOn ? district : undefined)}
          count={count === undefined ? undefined : formatCappedCount(count, ui.language, isCapped)}
        >
          {texts.deliversToChip(inLanguage(districtName(district), ui.language))}
        </SwitchRow>
      )}
    </>
  )
}
