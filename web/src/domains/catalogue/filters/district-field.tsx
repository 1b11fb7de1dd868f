import { useId } from 'react'
import { districtName, districts, provinces } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { FieldProps } from '#domains/search/list-definition.ts'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'
import { useLocalList } from '#ui/device/local-list.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { myDistrict } from '#ui/list/my-district.ts'
import { SwitchRow } from '#ui/list/switch-row.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import type { ProductListTypes } from '../products-page.tsx'

/** A list of all districts, and a switch for the visitor's own one, which is remembered in this browser. */
export function DistrictField({ chosen, choose, facets, texts, format }: FieldProps<ProductListTypes>) {
  const { ui } = useMessages()
  const { delivered } = facets
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
          count={count === undefined ? undefined : format(count)}
        >
          {texts.deliversToChip(inLanguage(districtName(district), ui.language))}
        </SwitchRow>
      )}
    </>
  )
}

type DistrictSelectProps = { district: string | undefined; onChange: (district: string) => void }

/** All 77 districts by province. The server renders only the chosen one: the others would be a tenth of the page. */
function DistrictSelect({ district, onChange }: DistrictSelectProps) {
  const { ui } = useMessages()
  const texts = useArea('products')
  const isHydrated = useIsHydrated()
  const id = useId()
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-2 block text-label">
        {texts.deliversTo}
      </label>
      <SelectInput
        id={id}
        name="district"
        value={district ?? ''}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-12! py-2! text-small!"
      >
        <option value="">{texts.everywhere}</option>
        {isHydrated ? (
          <Provinces />
        ) : (
          district && <option value={district}>{inLanguage(districtName(district), ui.language)}</option>
        )}
      </SelectInput>
    </div>
  )
}

function Provinces() {
  const { ui } = useMessages()
  return Object.entries(provinces).map(([province, name]) => (
    <optgroup key={province} label={inLanguage(name, ui.language)}>
      {districts
        .filter((one) => one.province === province)
        .map((one) => (
          <option key={one.slug} value={one.slug}>
            {inLanguage(one.name, ui.language)}
          </option>
        ))}
    </optgroup>
  ))
}
