import { districtName } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { counted } from '#domains/filters/counted.ts'
import { myDistrict } from '#domains/filters/my-district.ts'
import { SwitchRow } from '#domains/filters/switch-row.tsx'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { useLocalList } from '#ui/local-list.ts'
import { DistrictSelect } from './district-select.tsx'
import type { FilterProps } from './filter-fields.tsx'

/** Any district from the list; the visitor's own one is a switch, and remembered. */
export function DistrictFilter({ choice: { chosen, choose }, facets: { delivered, isCapped } }: FilterProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const [mine] = useLocalList(myDistrict)
  const district = chosen.district ?? mine
  const count = delivered?.district === district ? delivered?.count : undefined
  function take(next: string | undefined) {
    if (next) myDistrict.write([next])
    choose({ district: next })
  }
  return (
    <>
      <DistrictSelect district={chosen.district} onChange={(next) => take(next || undefined)} />
      {district && (
        <SwitchRow
          // The list above says it in a plain form.
          name=""
          isOn={chosen.district === district}
          onChange={(isOn) => take(isOn ? district : undefined)}
          count={count === undefined ? undefined : counted(count, ui.language, isCapped)}
        >
          {texts.deliversToChip(inLanguage(districtName(district), ui.language))}
        </SwitchRow>
      )}
    </>
  )
}
