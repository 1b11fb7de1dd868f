import { useArea } from '#messages/use-area.ts'
import type { Choice } from '../use-choice.ts'
import { DistrictSelect } from './district-select.tsx'
import { SwitchRow } from './switch-row.tsx'

type SwitchFiltersProps = { choice: Choice }

export function SwitchFilters({ choice: { chosen, choose } }: SwitchFiltersProps) {
  const texts = useArea('products')
  const yes = (isOn: boolean) => (isOn ? (true as const) : undefined)
  return (
    <div className="border-t border-line pt-3 pb-5">
      <SwitchRow name="inStock" isOn={!!chosen.inStock} onChange={(isOn) => choose({ inStock: yes(isOn) })}>
        {texts.inStock}
      </SwitchRow>
      <SwitchRow name="deals" isOn={!!chosen.deals} onChange={(isOn) => choose({ deals: yes(isOn) })}>
        {texts.onDeal}
      </SwitchRow>
      <SwitchRow
        name="origin"
        value="nepal"
        isOn={!!chosen.origin}
        onChange={(isOn) => choose({ origin: isOn ? 'nepal' : undefined })}
      >
        {texts.nepaliMade}
      </SwitchRow>
      <DistrictSelect
        district={chosen.district}
        onChange={(district) => choose({ district: district || undefined })}
      />
    </div>
  )
}
