import type { ReactNode } from 'react'
import { paymentMethods, type PaymentMethod } from '@haat/contract/domains/payments.rules.ts'
import {
  lineOf,
  maxSiteTextLength,
  particularLines,
  withLine,
  type ParticularField,
  type ParticularLine,
  type Particulars,
} from '@haat/contract/domains/content.site.rules.ts'
import { weekdayNames } from '@haat/contract/shared/calendar-names.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field, FieldError } from '#ui/form/field.tsx'
import { Panel } from '#ui/panel.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

interface ParticularsFieldsProps {
  draft: Particulars
  errors: Partial<Record<ParticularField, string>>
  possibleWays: readonly PaymentMethod[]
  isLocked: boolean
  onChange(draft: Particulars): void
}

const fieldsOfGroup = (group: 'company' | 'complaintOfficer' | 'support') =>
  particularLines.filter((line) => line.startsWith(`${group}.`))

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:grid-cols-2">{children}</div>
)
const Lead = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 max-w-text text-small text-muted">{children}</p>
)

/** The attributes by which a phone chooses its keyboard for a field. */
const inputAttributes = (line: ParticularLine) =>
  line.endsWith('.email')
    ? ({ type: 'email', inputMode: 'email' } as const)
    : line === 'company.panVatNumber'
      ? ({ inputMode: 'numeric' } as const)
      : {}

/** The particulars that the law asks for, in both languages where customers read them. */
export function ParticularsFields(props: ParticularsFieldsProps) {
  const { draft, errors, isLocked, onChange } = props
  const { shop } = useArea('staff')
  const hints: Partial<Record<ParticularLine, string>> = {
    'company.panVatNumber': shop.hints.panVat,
    'company.portalListingNumber': shop.hints.listing,
  }
  const renderFields = (list: readonly ParticularLine[]) =>
    list.map((line) => (
      <Field
        key={line}
        label={shop.fields[line]}
        error={errors[line]}
        hint={hints[line]}
        isRequired={line !== 'company.portalListingNumber'}
      >
        {(control) => {
          const Input = line.endsWith('.phone') ? PhoneInput : TextInput
          return (
            <Input
              {...control}
              {...inputAttributes(line)}
              {...(line.endsWith('.ne') && { lang: 'ne' })}
              autoComplete="off"
              maxLength={maxSiteTextLength}
              disabled={isLocked}
              value={lineOf(draft, line)}
              onChange={(event) => onChange(withLine(draft, line, event.target.value))}
            />
          )
        }}
      </Field>
    ))
  return (
    <>
      <Panel title={shop.groups.company}>
        <Grid>{renderFields(fieldsOfGroup('company'))}</Grid>
      </Panel>
      <Panel title={shop.groups.officer}>
        <Lead>{shop.leads.officer}</Lead>
        <Grid>{renderFields(fieldsOfGroup('complaintOfficer'))}</Grid>
      </Panel>
      <Panel title={shop.groups.support}>
        <Lead>{shop.leads.support}</Lead>
        <Grid>{renderFields(fieldsOfGroup('support'))}</Grid>
        <HoursFields {...props} />
      </Panel>
      <Panel title={shop.groups.ways}>
        <Lead>{shop.leads.ways}</Lead>
        <WaysFields {...props} />
      </Panel>
    </>
  )
}

function HoursFields({ draft, errors, isLocked, onChange }: ParticularsFieldsProps) {
  const { shop } = useArea('staff')
  const { ui } = useMessages()
  const { hours } = draft
  const set = (change: Partial<typeof hours>) => onChange({ ...draft, hours: { ...hours, ...change } })
  return (
    <fieldset className="mt-6">
      <legend className="text-label">{shop.fields.hours}</legend>
      <p className="mt-1 mb-4 max-w-text text-small text-muted">{shop.leads.hours}</p>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {(['from', 'to'] as const).map((day) => (
          <Field key={day} label={shop.hours[day]}>
            {(control) => (
              <SelectInput
                {...control}
                disabled={isLocked}
                value={hours[day]}
                onChange={(event) => set({ [day]: Number(event.target.value) })}
              >
                {weekdayNames[ui.language].map((name, at) => (
                  <option key={name} value={at}>
                    {name}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        ))}
        {(['opens', 'closes'] as const).map((time) => (
          <Field key={time} label={shop.hours[time]}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                {...(errors.hours && { 'aria-invalid': true })}
                disabled={isLocked}
                value={hours[time]}
                onChange={(event) => event.target.value && set({ [time]: event.target.value.slice(0, 5) })}
              />
            )}
          </Field>
        ))}
      </div>
      {errors.hours && <FieldError id="hours-error">{errors.hours}</FieldError>}
    </fieldset>
  )
}

function WaysFields({ draft, errors, possibleWays, isLocked, onChange }: ParticularsFieldsProps) {
  const { shop } = useArea('staff')
  const { paymentWays } = draft
  const toggle = (way: PaymentMethod, isOn: boolean) =>
    onChange({
      ...draft,
      paymentWays: paymentMethods.filter((one) => (one === way ? isOn : paymentWays.includes(one))),
    })
  return (
    <fieldset>
      <legend className="sr-only">{shop.groups.ways}</legend>
      {paymentMethods.map((way) => {
        const isPossible = possibleWays.includes(way)
        return (
          <Checkbox
            key={way}
            checked={paymentWays.includes(way)}
            disabled={isLocked || (!isPossible && !paymentWays.includes(way))}
            onChange={(event) => toggle(way, event.target.checked)}
            {...(!isPossible && { trailing: shop.notSetUp })}
          >
            {shop.ways[way]}
          </Checkbox>
        )
      })}
      {errors.paymentWays && <FieldError id="ways-error">{errors.paymentWays}</FieldError>}
    </fieldset>
  )
}
