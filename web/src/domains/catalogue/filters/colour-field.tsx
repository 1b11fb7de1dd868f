import type { Colour } from '@haat/contract/domains/catalogue.rules.ts'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { ShowMore } from '#ui/list/show-more.tsx'
import { itemsOf, toggled } from '#ui/list/read-address.ts'
import type { FieldProps } from '#domains/search/list-definition.ts'
import type { ProductListTypes } from '../products-page.tsx'

const firstSwatches = 6

const swatchClasses: Record<Colour, string> = {
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

export function ColourField({ chosen, choose, facets, texts, format }: FieldProps<ProductListTypes>) {
  const chosenColours = new Set(itemsOf(chosen.colour))
  if (facets.colours.length === 0) return null
  const items = facets.colours.map(({ colour, count }) => ({
    value: colour,
    isChosen: chosenColours.has(colour),
    searchText: texts.colours[colour],
    count: format(count),
  }))
  return (
    <FilterSection title={texts.colour}>
      <ShowMore items={items} first={firstSwatches}>
        {(shown) => (
          <div className="grid grid-cols-2 gap-x-4">
            {shown.map(({ value, isChosen, searchText, count }) => (
              <Swatch
                key={value}
                colour={value}
                label={searchText}
                count={count}
                isChosen={isChosen}
                onChange={() => choose({ colour: toggled(chosen.colour, value) })}
              />
            ))}
          </div>
        )}
      </ShowMore>
    </FilterSection>
  )
}

type SwatchProps = {
  colour: Colour
  label: string
  count: string
  isChosen: boolean
  onChange: () => void
}

const Swatch = ({ colour, label, count, isChosen, onChange }: SwatchProps) => (
  <label className="swatch-row">
    <input
      type="checkbox"
      name="colour"
      value={colour}
      checked={isChosen}
      onChange={onChange}
      className={swatchClasses[colour]}
    />
    <span>{label}</span>
    <span>{count}</span>
  </label>
)
