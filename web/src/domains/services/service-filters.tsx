import { useNavigate } from '@tanstack/react-router'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { priceUnits } from '@haat/contract/domains/services.rules.ts'
import { districts, provinces, type Province } from '@haat/contract/shared/districts.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { usePublicConfig } from '#api/use-router-context.ts'
import { useArea } from '#messages/use-area.ts'
import { useMessages } from '#messages/use-messages.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { classNames } from '#ui/class-names.ts'
import { early } from '#ui/early-click.ts'
import { SelectInput } from '#ui/select-input.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { dayInNepal } from './free-day.ts'
import { readServiceSearch, shownSorts, type ServiceSearch } from './service-search.ts'

const ratings = [4, 3, 2]

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-fine font-semibold text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** A plain form: without scripts its button sends it, with them every change does. On a phone it unfolds. */
export function ServiceFilters({ search }: { search: ServiceSearch }) {
  const { ui } = useMessages()
  const services = useArea('services')
  const { madeAt } = usePublicConfig()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)

  const form = useRef<HTMLFormElement>(null)
  const shown = JSON.stringify(search)
  const firstDay = dayInNepal(madeAt)

  // What was chosen elsewhere, by Back or a chip, shows here too. By hand: a new form would drop the focus.
  useEffect(() => show(form.current!, JSON.parse(shown) as ServiceSearch), [shown])

  function apply() {
    const typed = Object.fromEntries(new FormData(form.current!))
    // A year that is still being typed.
    if (String(typed['day']) < firstDay) delete typed['day']
    const next = readServiceSearch(typed)
    if (JSON.stringify(next) === shown) return
    void navigate({ to: '/services/', search: next, resetScroll: false })
  }

  return (
    <form
      method="get"
      action="/services/"
      ref={form}
      onChange={apply}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      {(['searchTerm', 'category', 'vendor'] as const).map(
        (name) => search[name] && <input key={name} type="hidden" name={name} value={search[name]} />,
      )}
      <Button
        variant="secondary"
        isWide
        icon={<SlidersHorizontal />}
        className="md:hidden noscript:hidden"
        {...early}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {services.filters}
      </Button>
      <div
        className={classNames(
          'grid gap-3 max-md:mt-3 md:grid-cols-3 lg:grid-cols-5',
          !isOpen && 'max-md:hidden max-md:noscript:grid',
        )}
      >
        <Labelled label={services.place}>
          {(id) => (
            <SelectInput id={id} name="district" defaultValue={search.district ?? ''}>
              <option value="">{services.everywhere}</option>
              <Districts />
            </SelectInput>
          )}
        </Labelled>
        <Labelled label={services.day}>
          {(id) => (
            <TextInput id={id} type="date" name="day" min={firstDay} defaultValue={search.day ?? ''} />
          )}
        </Labelled>
        <Labelled label={services.unit}>
          {(id) => (
            <SelectInput id={id} name="priceUnit" defaultValue={search.priceUnit ?? ''}>
              <option value="">{services.anyUnit}</option>
              {priceUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {services.units[unit]}
                </option>
              ))}
            </SelectInput>
          )}
        </Labelled>
        <Labelled label={services.rating}>
          {(id) => (
            <SelectInput id={id} name="rating" defaultValue={search.rating ?? ''}>
              <option value="">{services.anyRating}</option>
              {ratings.map((stars) => (
                <option key={stars} value={stars}>
                  {services.starsUp(inDigitsOf(ui.language, String(stars)))}
                </option>
              ))}
            </SelectInput>
          )}
        </Labelled>
        <Labelled label={services.sort}>
          {(id) => (
            <SelectInput id={id} name="sortField" defaultValue={search.sortField ?? ''}>
              {shownSorts.map((sort) => (
                <option key={sort} value={sort === 'bestSelling' && !search.searchTerm ? '' : sort}>
                  {services.sorts[sort]}
                </option>
              ))}
            </SelectInput>
          )}
        </Labelled>
        <noscript>
          <button className={buttonClass({ variant: 'secondary' })}>{services.show}</button>
        </noscript>
      </div>
    </form>
  )
}

/** The order that the shop takes by itself has no name in the address. */
function show(form: HTMLFormElement, search: ServiceSearch) {
  for (const field of form.querySelectorAll<HTMLInputElement>('select, [name=day]')) {
    const chosen = String(search[field.name as keyof ServiceSearch] ?? '')
    if (field.value !== chosen) field.value = chosen
  }
}

function Districts() {
  const { ui } = useMessages()
  return (Object.keys(provinces) as Province[]).map((province) => (
    <optgroup key={province} label={provinces[province][ui.language]}>
      {districts
        .filter((district) => district.province === province)
        .map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name[ui.language]}
          </option>
        ))}
    </optgroup>
  ))
}
