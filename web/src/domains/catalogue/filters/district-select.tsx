import { districtName, districts, provinces } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { useId } from 'react'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useIsHydrated } from '#ui/device/use-is-hydrated.ts'

type DistrictSelectProps = { district: string | undefined; onChange: (district: string) => void }

/** All 77 districts by province. The server renders only the chosen one: the others would be a tenth of the page. */
export function DistrictSelect({ district, onChange }: DistrictSelectProps) {
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
