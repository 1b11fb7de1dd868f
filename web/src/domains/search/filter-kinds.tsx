import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import type { Bilingual } from '@haat/contract/shared/bilingual.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import type { Language } from '@haat/contract/shared/language.ts'
import { formatCount } from '@haat/contract/shared/numbers.ts'
import { CheckRows } from '#ui/list/check-rows.tsx'
import { ChoiceRows } from '#ui/list/choice-rows.tsx'
import { FilterSection } from '#ui/list/filter-section.tsx'
import { itemsOf, listOf, toggled, wholeBetween } from '#ui/list/read-address.ts'
import { SwitchRow } from '#ui/list/switch-row.tsx'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { BilingualText } from '#ui/text/bilingual-text.tsx'
import type { FieldProps, Filter, LabelSources, ListTypes } from './list-definition.ts'

/** A value that can be chosen, with how many results it would give. */
interface Option {
  value: string
  label: ReactNode
  count: number
  /** The names in both languages, in which the search field of a long list looks. */
  searchText?: string
}

interface Named {
  slug: string
  name: Bilingual
}

/** Values that have names, such as vendors, as options. */
export const namedOptions = (values: readonly (Named & { count: number })[]) =>
  values.map(({ slug, name, count }) => ({
    value: slug,
    label: <BilingualText text={name} />,
    count,
    searchText: `${name.en} ${name.ne}`,
  }))

/** The name of one of some values; undefined until they have been read. */
export function nameAmong(
  values: readonly Named[] | undefined,
  slug: string | undefined,
  language: Language,
) {
  const found = values?.find((one) => one.slug === slug)
  return found && inLanguage(found.name, language)
}

/** Of values that contain each other, such as "3 stars and up", one that adds no results is left out. */
export const withDistinctCounts = <Counted extends { count: number }>(
  values: readonly Counted[],
  isChosen: (value: Counted) => boolean,
): Counted[] => values.filter((value, at) => isChosen(value) || value.count !== values[at - 1]?.count)

/** A field of a filter: a heading with the values below it. */
interface Section<L extends ListTypes> {
  title: (texts: Areas[L['area']], filters: Areas['filters']) => string
  options: (props: FieldProps<L>, language: Language, filters: Areas['filters']) => readonly Option[]
  /** So many values are shown at first; all of them if it is left out. */
  first?: number
  /** The label of the search field of a long list. */
  findLabel?: (texts: Areas[L['area']]) => string
  /** With fewer values there is nothing to choose, and the field is left out unless one of them is chosen. */
  minOptions?: number
}

/** A row of the table has a section, a field of its own, or none where it is chosen elsewhere. */
type Shown<L extends ListTypes> = Section<L> | Pick<Filter<L>, 'Field' | 'place'>

type Parameter<L extends ListTypes> = keyof L['search'] & string
type Value = string | number | true | undefined

/** The usual kinds of filters for one list. A kind knows how its values are read, sent, chosen and taken away again. */
export function filterKinds<L extends ListTypes>() {
  type Search = L['search']
  const valueOf = (search: Search, name: Parameter<L>) => search[name] as Value
  const joinedOf = (search: Search, name: Parameter<L>) => search[name] as string | undefined
  const change = (name: Parameter<L>, value: Value) => ({ [name]: value }) as Partial<Search>

  /** Any of several values, which the address joins by commas. */
  function many(
    name: Parameter<L>,
    row: Shown<L> & {
      isKnown: (item: string) => boolean
      maxItems: number
      label: (item: string, sources: LabelSources<L>) => string | undefined
    },
  ): Filter<L> {
    const { isKnown, maxItems, label, ...shown } = row
    const without = (search: Search, item: string) => change(name, toggled(joinedOf(search, name), item))
    return {
      parameters: [name],
      read: (address) => change(name, listOf(address[name], isKnown, maxItems)),
      query: (search) => ({ [name]: joinedOf(search, name) }),
      chosen: (search) =>
        itemsOf(joinedOf(search, name)).map((item) => ({
          key: `${name} ${item}`,
          item,
          without: without(search, item),
        })),
      label: (item, _, sources) => label(item, sources),
      ...fieldOf(shown, (section, props) => {
        const chosen = itemsOf(joinedOf(props.chosen, name))
        return (
          <SectionField section={section} chosen={chosen} props={props}>
            {(rows) => (
              <CheckRows
                name={name}
                {...rows}
                onToggle={(item) => props.choose(without(props.chosen, item))}
              />
            )}
          </SectionField>
        )
      }),
    }
  }

  /** One value, which a second press takes back. */
  function one(
    name: Parameter<L>,
    row: Shown<L> & {
      read: (value: unknown) => Value
      label: (search: Search, sources: LabelSources<L>) => string | undefined
      /** Whether a value counts as a filter; otherwise every one does. */
      isFilter?: (search: Search) => boolean
    },
  ): Filter<L> {
    const { read, label, isFilter = () => true, ...shown } = row
    return {
      parameters: [name],
      read: (address) => change(name, read(address[name])),
      query: (search) => ({ [name]: valueOf(search, name)?.toString() }),
      chosen: (search) =>
        valueOf(search, name) !== undefined && isFilter(search)
          ? [{ key: name, item: '', without: change(name, undefined) }]
          : [],
      label: (_, search, sources) => label(search, sources),
      ...fieldOf(shown, (section, props) => {
        const value = valueOf(props.chosen, name)
        return (
          <SectionField section={section} chosen={value === undefined ? [] : [String(value)]} props={props}>
            {(rows) => (
              <ChoiceRows
                name={name}
                {...rows}
                onChoose={(chosen) => props.choose(change(name, read(chosen)))}
              />
            )}
          </SectionField>
        )
      }),
    }
  }

  /** A switch that would leave no results is left out, unless it is on. */
  function onOff(
    name: Parameter<L>,
    row: {
      title: (texts: Areas[L['area']]) => string
      chip: (texts: Areas[L['area']]) => string
      count: (facets: L['facets']) => number
    },
  ): Filter<L> {
    function SwitchField({ chosen, choose, facets, texts, format }: FieldProps<L>) {
      const isOn = valueOf(chosen, name) === true
      const count = row.count(facets)
      if (count === 0 && !isOn) return null
      return (
        <SwitchRow
          name={name}
          isOn={isOn}
          onChange={(next) => choose(change(name, next || undefined))}
          count={format(count)}
        >
          {row.title(texts)}
        </SwitchRow>
      )
    }
    return one(name, {
      read: (value) => (value === true ? true : undefined),
      label: (_, { texts }) => row.chip(texts),
      Field: SwitchField,
      place: 'switch',
    })
  }

  return { many, one, onOff }
}

/** The category of a list. Without a search term it is the page itself and not a filter of it. */
export const isCategoryFilter = ({ searchTerm }: { searchTerm?: string | undefined }) => !!searchTerm

type WithRating = ListTypes & {
  search: { rating?: number | undefined }
  facets: { ratings: readonly { rating: number; count: number }[] }
}

/** At least so many stars. */
export function rating<L extends WithRating>(): Filter<L> {
  const { one } = filterKinds<L>()
  return one('rating', {
    read: (value) => wholeBetween(value, 1, 5),
    label: (search, { filters, language }) => filters.starsAndUp(formatCount(search.rating!, language)),
    title: (_, filters) => filters.rating,
    options: ({ chosen, facets }, language, filters) =>
      withDistinctCounts(facets.ratings, (stars) => stars.rating === chosen.rating).map((stars) => ({
        value: String(stars.rating),
        label: (
          <>
            <Star className="star" />
            {filters.andUp(formatCount(stars.rating, language))}
          </>
        ),
        count: stars.count,
      })),
  })
}

function fieldOf<L extends ListTypes>(
  shown: Shown<L>,
  render: (section: Section<L>, props: FieldProps<L>) => ReactNode,
): Pick<Filter<L>, 'Field' | 'place'> {
  return 'title' in shown ? { Field: (props) => render(shown, props) } : shown
}

interface SectionFieldProps<L extends ListTypes> {
  section: Section<L>
  chosen: readonly string[]
  props: FieldProps<L>
  children: (rows: Pick<Parameters<typeof CheckRows>[0], 'rows' | 'first' | 'findLabel'>) => ReactNode
}

function SectionField<L extends ListTypes>({ section, chosen, props, children }: SectionFieldProps<L>) {
  const { ui } = useMessages()
  const filters = useArea('filters')
  const { title, options, first, findLabel, minOptions = 1 } = section
  const rows = options(props, ui.language, filters).map(({ value, label, count, searchText = value }) => ({
    value,
    isChosen: chosen.includes(value),
    searchText,
    label,
    count: props.format(count),
  }))
  if (rows.length === 0 || (rows.length < minOptions && chosen.length === 0)) return null
  return (
    <FilterSection title={title(props.texts, filters)}>
      {children({
        rows,
        first: first ?? rows.length,
        ...(findLabel && { findLabel: findLabel(props.texts) }),
      })}
    </FilterSection>
  )
}
