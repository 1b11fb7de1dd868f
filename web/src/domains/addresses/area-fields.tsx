import type { ReactNode } from 'react'
import { districts, provinces } from '@haat/contract/shared/districts.ts'
import { inLanguage } from '@haat/contract/shared/in-language.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { useLocalLevels } from './addresses.queries.ts'
import type { AreaName } from './form/use-address-form.ts'

export type { AreaName }

/** What the four fields read and write. */
interface AreaForm {
  areas: Record<AreaName, string>
  setArea(name: AreaName, value: string): void
  error(name: AreaName): ReactNode
  /** The id of each field, where something leads to it. */
  idOf?(name: AreaName): string
  isDisabled?: boolean
}

/** Province, district, local level and ward: each list depends on the choice before it. */
export function AreaFields({ form }: { form: AreaForm }) {
  const { ui } = useMessages()
  const texts = useArea('addresses')
  const { province, district, localLevel } = form.areas
  const places = useLocalLevels(district)
  const level = places.data?.find(({ slug }) => slug === localLevel)
  return (
    <>
      <AreaField
        form={form}
        name="province"
        className="col-span-3"
        options={Object.entries(provinces).map(([value, name]) => ({
          value,
          label: inLanguage(name, ui.language),
        }))}
      />
      <AreaField
        form={form}
        name="district"
        className="col-span-3"
        options={districts
          .filter((one) => one.province === province)
          .map(({ slug, name }) => ({ value: slug, label: inLanguage(name, ui.language) }))}
      />
      <AreaField
        form={form}
        name="localLevel"
        className="col-span-6 md:col-span-4"
        waiting={places.isLoading ? texts.loadingPlaces : undefined}
        hint={places.isError && <PlacesFailed onRetry={() => void places.refetch()} />}
        options={(places.data ?? []).map(({ slug, name, kind }) => ({
          value: slug,
          label: texts.kinds[kind](inLanguage(name, ui.language)),
        }))}
      />
      <AreaField
        form={form}
        name="ward"
        className="col-span-2"
        waiting="–"
        options={Array.from({ length: level?.wards ?? 0 }, (_, at) => ({
          value: String(at + 1),
          label: inDigitsOf(ui.language, String(at + 1)),
        }))}
      />
    </>
  )
}

function PlacesFailed({ onRetry }: { onRetry: () => void }) {
  const texts = useArea('addresses')
  return (
    <>
      {texts.placesFailed}{' '}
      <button type="button" onClick={onRetry} className="font-semibold text-crimson underline">
        {texts.retryPlaces}
      </button>
    </>
  )
}

interface AreaFieldProps {
  form: AreaForm
  name: AreaName
  options: { value: string; label: string }[]
  /** Shown instead of the options while they load. */
  waiting?: string | undefined
  hint?: ReactNode
  className?: string
}

/** One level of Nepal's administrative areas; enabled once the level above is chosen. */
function AreaField({ form, name, options, waiting, hint, className }: AreaFieldProps) {
  const texts = useArea('addresses')
  return (
    <Field
      label={texts.fields[name]}
      isRequired
      id={form.idOf?.(name)}
      hint={hint}
      error={form.error(name)}
      className={className}
    >
      {(control) => (
        <SelectInput
          {...control}
          name={name}
          value={form.areas[name]}
          disabled={form.isDisabled === true || options.length === 0}
          onChange={(event) => form.setArea(name, event.target.value)}
          className="disabled:cursor-not-allowed disabled:text-muted"
        >
          <option value="">{waiting ?? texts.choose}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}
