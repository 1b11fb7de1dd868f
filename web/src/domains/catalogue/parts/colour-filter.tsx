import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import { useArea } from '#messages/use-area.ts'
import { itemsOf, toggled } from '../product-search.ts'
import type { FilterProps } from './filter-fields.tsx'
import { FilterSection } from './filter-section.tsx'
import { MoreRows } from './more-rows.tsx'

const firstSwatches = 6

const grounds: Record<Colour, string> = {
  red: 'bg-[#b5123e]',
  orange: 'bg-[#e8731a]',
  yellow: 'bg-[#f7b02c]',
  green: 'bg-[#1d5c48]',
  blue: 'bg-[#2b3a78]',
  purple: 'bg-[#6b3fa0]',
  pink: 'bg-[#ec8fb0]',
  brown: 'bg-[#7a5540]',
  black: 'bg-[#2b1820]',
  white: 'bg-[#ffffff]',
  grey: 'bg-[#9a9296]',
  natural: 'bg-[#f0e4d0]',
}

const gridClass = 'grid grid-cols-3 gap-x-2 lg:grid-cols-2'

export function ColourFilter({ choice: { chosen, choose }, facets }: FilterProps) {
  const texts = useArea('products')
  const on = new Set(itemsOf(chosen.colour))
  const names = facets.colours.map(({ colour }) => colour)
  const first = names.filter((colour, at) => at < firstSwatches || on.has(colour))
  const rest = names.filter((colour) => !first.includes(colour))
  if (names.length === 0) return null
  const swatches = (colours: Colour[]) => (
    <div className={gridClass}>
      {colours.map((colour) => (
        <Swatch
          key={colour}
          colour={colour}
          label={texts.colours[colour]}
          isChosen={on.has(colour)}
          onChange={() => choose({ colour: toggled(chosen.colour, colour) })}
        />
      ))}
    </div>
  )
  return (
    <FilterSection title={texts.colour}>
      {swatches(first)}
      <MoreRows count={rest.length}>{() => swatches(rest)}</MoreRows>
    </FilterSection>
  )
}

type SwatchProps = { colour: Colour; label: string; isChosen: boolean; onChange: () => void }

const Swatch = ({ colour, label, isChosen, onChange }: SwatchProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-small has-checked:font-semibold">
    <input
      type="checkbox"
      name="colour"
      value={colour}
      checked={isChosen}
      onChange={onChange}
      className={`size-7 shrink-0 appearance-none rounded-badge border border-line-strong/50 outline-offset-2 checked:outline-[2.5px] checked:outline-crimson ${grounds[colour]}`}
    />
    {label}
  </label>
)
