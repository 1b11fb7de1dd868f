import CircleCheck from 'lucide-react/icons/circle-check'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { formatPan, toPan } from '@haat/contract/domains/applications.rules.ts'
import * as rules from '@haat/contract/domains/applications.rules.ts'
import { bankMaxLength } from '@haat/contract/domains/payouts.rules.ts'
import { landmarkMaxLength, nameMaxLength, toleMaxLength } from '@haat/contract/domains/addresses.rules.ts'
import type { ApplicationField } from '@haat/contract/domains/applications.checklist.rules.ts'
import { inDigitsOf } from '@haat/contract/shared/numbers.ts'
import { formatPhone } from '@haat/contract/shared/phone.ts'
import { Field } from '#ui/form/field.tsx'
import { PhoneInput } from '#ui/form/phone-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'
import { fieldId } from './field-id.ts'
import { useForm } from './use-application-form.ts'
import { useProblemText } from './use-problem-text.ts'

type Values = ReturnType<typeof useForm>['values']
/** Fields that are texts. */
export type TextField = { [F in ApplicationField]: Values[F] extends string ? F : never }[ApplicationField]

const maxLengths: Partial<Record<TextField, number>> = {
  nameEn: rules.shopNameMaxLength,
  nameNe: rules.shopNameMaxLength,
  aboutEn: rules.aboutMaxLength,
  aboutNe: rules.aboutMaxLength,
  legalNameEn: rules.legalNameMaxLength,
  legalNameNe: rules.legalNameMaxLength,
  registrationNumber: rules.registrationMaxLength,
  registrationOfficeEn: rules.officeMaxLength,
  registrationOfficeNe: rules.officeMaxLength,
  tradeEn: rules.tradeMaxLength,
  tradeNe: rules.tradeMaxLength,
  branchesEn: rules.tradeMaxLength,
  branchesNe: rules.tradeMaxLength,
  licenceText: rules.licenceMaxLength,
  toleEn: toleMaxLength,
  toleNe: toleMaxLength,
  pickUpTole: toleMaxLength,
  pickUpLandmark: landmarkMaxLength,
  complaintName: nameMaxLength,
  returnPolicyEn: rules.policyMaxLength,
  returnPolicyNe: rules.policyMaxLength,
  bankName: bankMaxLength,
  bankBranch: bankMaxLength,
  accountName: rules.legalNameMaxLength,
}

const longFields: readonly TextField[] = ['aboutEn', 'aboutNe', 'returnPolicyEn', 'returnPolicyNe']
/** Of some texts one language is enough: readers of the other see that one. */
const optionalFields: readonly TextField[] = [
  'aboutEn',
  'aboutNe',
  'branchesEn',
  'branchesNe',
  'licenceText',
  'registrationOfficeNe',
  'tradeNe',
  'toleNe',
  'returnPolicyNe',
]
const phoneFields: readonly TextField[] = ['phoneNumber', 'complaintPhone']
const inputs: Partial<Record<TextField, ComponentProps<'input'>>> = {
  email: { type: 'email', autoComplete: 'email' },
  complaintEmail: { type: 'email' },
  complaintName: { autoCapitalize: 'words' },
  panNumber: { inputMode: 'numeric' },
  accountNumber: { inputMode: 'numeric', autoComplete: 'off' },
}

interface ApplicationTextFieldProps {
  field: TextField
  label?: string
  className?: string
}

/**
 * A text of the application. From the first key on it shows what is typed; left, it shows what was saved, which may be
 * written in another form.
 */
export function ApplicationTextField({ field, label, className }: ApplicationTextFieldProps) {
  const { ui } = useMessages()
  const { questions, form: texts } = useArea('application')
  const { values, edits, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  const [typed, setTyped] = useState<string>()
  const isOptional = optionalFields.includes(field)
  const isAccount = field === 'accountNumber'
  const name = label ?? questions.labels[field]
  const saved = isAccount && !(field in edits) ? '' : shownOf(field, values[field], ui.language)
  const masked = isAccount && !(field in edits) ? values.accountNumber : ''
  const fits = field === 'panNumber' && toPan(typed ?? saved) !== undefined && !problemText(field)
  const shared = {
    value: typed ?? saved,
    maxLength: maxLengths[field],
    disabled: !canChange(field),
    lang: field.endsWith('Ne') ? 'ne' : undefined,
  }
  const onType = (text: string) => {
    setTyped(text)
    edit({ [field]: text })
  }
  const onBlur = () => {
    setTyped(undefined)
    void flush()
  }
  return (
    <Field
      id={fieldId(field)}
      label={isOptional ? questions.optional(name) : name}
      isRequired={!isOptional}
      hint={masked ? questions.savedAccount(masked) : questions.hints[field]}
      error={problemText(field)}
      className={className}
    >
      {(control) => {
        const all = { ...control, ...shared, ...inputs[field], onBlur }
        if (longFields.includes(field)) {
          return (
            <TextArea
              {...control}
              {...shared}
              rows={3}
              onBlur={onBlur}
              onChange={(event) => onType(event.target.value)}
            />
          )
        }
        if (phoneFields.includes(field)) {
          return <PhoneInput {...all} onChange={(event) => onType(event.target.value)} />
        }
        return (
          <span className="relative block">
            <TextInput {...all} onChange={(event) => onType(event.target.value)} />
            {fits && (
              <span className="absolute top-1/2 right-4 -translate-y-1/2 text-pine">
                <CircleCheck aria-hidden className="size-5" />
                <VisuallyHidden>{texts.panFits}</VisuallyHidden>
              </span>
            )}
          </span>
        )
      }}
    </Field>
  )
}

function shownOf(field: TextField, value: string, language: 'en' | 'ne'): string {
  if (value.startsWith('+') && phoneFields.includes(field)) return formatPhone(value, language)
  return field === 'panNumber' ? formatPan(value) : value
}

interface SwitchFieldProps {
  field: 'isVatRegistered' | 'isPickUpElsewhere'
  children?: ReactNode
}

/** A switch with its explanation, all of which can be pressed. */
export function ApplicationSwitch({ field, children }: SwitchFieldProps) {
  const { questions } = useArea('application')
  const { values, edit, flush, canChange } = useForm()
  return (
    <div className="rounded-picture p-4 inset-ring-[1.5px] inset-ring-line">
      <label className="flex cursor-pointer items-start justify-between gap-4">
        <span>
          <span className="block text-label">{questions.labels[field]}</span>
          {questions.hints[field] && (
            <span className="mt-1 block text-small text-muted">{questions.hints[field]}</span>
          )}
        </span>
        <input
          id={fieldId(field)}
          type="checkbox"
          role="switch"
          aria-checked={values[field]}
          checked={values[field]}
          disabled={!canChange(field)}
          onChange={(event) => {
            edit({ [field]: event.target.checked })
            void flush()
          }}
          className="switch"
        />
      </label>
      {children}
    </div>
  )
}

const dayCounts = Array.from({ length: rules.maxDispatchDays + 1 }, (_, days) => days)

export function DispatchDaysField() {
  const { ui } = useMessages()
  const { questions } = useArea('application')
  const { values, edit, flush, canChange } = useForm()
  const problemText = useProblemText()
  return (
    <Field
      id={fieldId('dispatchDays')}
      label={questions.labels.dispatchDays}
      isRequired
      error={problemText('dispatchDays')}
    >
      {(control) => (
        <SelectInput
          {...control}
          value={values.dispatchDays ?? ''}
          disabled={!canChange('dispatchDays')}
          onChange={({ target }) => {
            edit({ dispatchDays: target.value === '' ? null : Number(target.value) })
            void flush()
          }}
        >
          <option value="">{questions.choose}</option>
          {dayCounts.map((days) => (
            <option key={days} value={days}>
              {questions.days(inDigitsOf(ui.language, String(days)))}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  )
}
