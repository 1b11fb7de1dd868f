import { useId } from 'react'
import { staffRights, type StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useConsoleReader } from '../console-reader.ts'

interface RightsFieldsProps {
  rights: readonly StaffRight[]
  /** The rights that the person has had until now: the reader may leave these though they lack them. */
  before: readonly StaffRight[]
  /** Whether the person has all rights by being an admin. */
  isAdmin: boolean
  error: string | undefined
  onChange(rights: StaffRight[]): void
}

/** All rights, each with what it allows. The reader can give only those that they have themselves. */
export function RightsFields({ rights, before, isAdmin, error, onChange }: RightsFieldsProps) {
  const { people: texts } = useArea('staff')
  const { rights: own } = useConsoleReader()
  const noteId = useId()
  const has = (right: StaffRight) => isAdmin || rights.includes(right)
  return (
    <fieldset {...(error && { 'aria-describedby': noteId })}>
      <legend className="mb-1 text-label">{texts.may}</legend>
      <ul className="divide-y divide-line">
        {staffRights.map((right, at) => {
          const isOwn = own.includes(right) || before.includes(right)
          return (
            <li key={right}>
              <Checkbox
                name="rights"
                value={right}
                checked={has(right)}
                disabled={isAdmin || !isOwn}
                {...(error && at === 0 && { 'aria-invalid': true })}
                onChange={({ target }) =>
                  onChange(
                    staffRights.filter((one) => (one === right ? target.checked : rights.includes(one))),
                  )
                }
                className="py-1.5"
              >
                <span className="font-semibold">{texts.rights[right]}</span>
                <span className="block text-small text-muted">
                  {texts.allows[right]}
                  {!isOwn && ` ${texts.notYours}`}
                </span>
              </Checkbox>
            </li>
          )
        })}
      </ul>
      {error && <FieldError id={noteId}>{error}</FieldError>}
    </fieldset>
  )
}
