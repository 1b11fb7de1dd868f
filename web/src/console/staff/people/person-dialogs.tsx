import { useState } from 'react'
import type { StaffMember } from '@haat/contract/domains/staff.people.ts'
import type { StaffRight } from '@haat/contract/domains/staff.rights.ts'
import { ApiFailure } from '#api/client.ts'
import { CodeField } from '#office/account/code-field.tsx'
import { useArea } from '#ui/messages/use-area.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Dialog } from '#ui/modal/dialog.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useConsoleReader } from '../console-reader.ts'
import { useAddPerson, useChangePerson, useRemovePerson } from './people.queries.ts'
import { RightsFields } from './rights-fields.tsx'

const loadContract = () => import('@haat/contract/domains/staff.people.ts')

/** Why a change came to nothing, where no field is the reason. */
function useFailureText() {
  const { faults } = useArea('staff').people
  return (failure: unknown): string | undefined => {
    if (failure === undefined) return undefined
    const status = failure instanceof ApiFailure ? failure.status : 0
    const texts: Record<number, string> = {
      403: faults.refused,
      404: faults.gone,
      409: faults.changed,
      429: faults.tooMany,
    }
    return texts[status] ?? faults.failed
  }
}

interface ButtonsProps {
  label: string
  busyLabel: string
  isBusy: boolean
  onClose(): void
}

function Buttons({ label, busyLabel, isBusy, onClose }: ButtonsProps) {
  const { people } = useArea('staff')
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={onClose} className="grow">
        {people.cancel}
      </Button>
      <Button type="submit" isBusy={isBusy} busyLabel={busyLabel} className="grow">
        {label}
      </Button>
    </div>
  )
}

/** Makes somebody staff who has an account. */
export function AddDialog({ onClose }: { onClose(): void }) {
  const { people: texts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const [rights, setRights] = useState<StaffRight[]>([])
  const [code, setCode] = useState('')
  const add = useAddPerson()
  const failureText = useFailureText()
  const form = useForm({
    names: ['email', 'rights', 'code'],
    texts: { ...texts.faults, codeInvalid: secondFactor.wrongCode },
    schema: async () => (await loadContract()).newStaffMemberSchema,
    values: { rights: rights.join(' '), code },
    toBody: (values) => ({ ...values, rights }),
    refusedAs: { email: 'emailUnknown', rights: 'rightsInvalid', code: 'codeInvalid' },
    problemsOfFailure: (failure) =>
      failure instanceof ApiFailure && failure.status === 409 ? { email: 'isStaff' } : {},
    async send({ email }) {
      const { name } = await add.mutateAsync({ email, rights, code }).finally(() => setCode(''))
      void showToast('success', texts.added(name))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.add}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{texts.addText}</p>
        <Field label={texts.email} error={form.error('email')} isRequired>
          {(control) => (
            <TextInput {...control} type="email" name="email" autoComplete="off" data-autofocus />
          )}
        </Field>
        <RightsFields
          rights={rights}
          before={[]}
          isAdmin={false}
          error={form.error('rights')}
          onChange={setRights}
        />
        <CodeField label={texts.code} code={code} error={form.error('code')} onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Buttons label={texts.addButton} busyLabel={texts.adding} isBusy={form.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

interface PersonDialogProps {
  person: StaffMember
  onClose(): void
}

/** Changes what somebody may do. Only admins make and unmake admins. */
export function ChangeDialog({ person, onClose }: PersonDialogProps) {
  const { people: texts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const { isAdmin: isByAdmin } = useConsoleReader()
  // What the reader has seen; the list behind the dialog may be loaded again meanwhile.
  const [seen] = useState(person)
  const [rights, setRights] = useState(person.rights)
  const [isAdmin, setIsAdmin] = useState(person.isAdmin)
  const [code, setCode] = useState('')
  const change = useChangePerson()
  const failureText = useFailureText()
  const form = useForm({
    names: ['rights', 'code'],
    texts: { ...texts.faults, codeInvalid: secondFactor.wrongCode },
    schema: async () => (await loadContract()).staffMemberChangeSchema,
    values: { rights: rights.join(' '), code },
    toBody: () => ({ isAdmin, rights, seen: { isAdmin: seen.isAdmin, rights: seen.rights }, code }),
    refusedAs: { rights: 'rightsInvalid', code: 'codeInvalid' },
    async send() {
      await change.mutateAsync({ person: seen, isAdmin, rights, code }).finally(() => setCode(''))
      void showToast('success', texts.changed(person.name))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.changeTitle(person.name)}>
      <form {...form.props} className="grid gap-4">
        <p className="text-muted">{person.email}</p>
        {isByAdmin && (
          <Checkbox
            name="isAdmin"
            checked={isAdmin}
            onChange={({ target }) => setIsAdmin(target.checked)}
            className="rounded-control bg-sunken px-3 py-2"
          >
            <span className="font-semibold">{texts.isAdmin}</span>
            <span className="block text-small text-muted">{texts.adminAllows}</span>
          </Checkbox>
        )}
        <RightsFields
          rights={rights}
          before={seen.rights}
          isAdmin={isAdmin}
          error={form.error('rights')}
          onChange={setRights}
        />
        <CodeField label={texts.code} code={code} error={form.error('code')} onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Buttons label={texts.save} busyLabel={texts.saving} isBusy={form.isBusy} onClose={onClose} />
      </form>
    </Dialog>
  )
}

/** Asks before somebody is no longer staff. */
export function RemoveDialog({ person, onClose }: PersonDialogProps) {
  const { people: texts } = useArea('staff')
  const { secondFactor } = useArea('office')
  const [code, setCode] = useState('')
  const remove = useRemovePerson()
  const failureText = useFailureText()
  const form = useForm({
    names: ['code'],
    texts: { ...texts.faults, codeInvalid: secondFactor.wrongCode },
    schema: async () => (await loadContract()).staffPeopleEndpoints['DELETE /staff/people/:id'].body,
    values: { code },
    refusedAs: { code: 'codeInvalid' },
    async send() {
      await remove.mutateAsync({ id: person.id, code }).finally(() => setCode(''))
      void showToast('success', texts.removed(person.name))
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.removeTitle(person.name)}>
      <form {...form.props} className="grid gap-4">
        <p>{texts.removeText}</p>
        <CodeField label={texts.code} code={code} error={form.error('code')} isFocused onChange={setCode} />
        <FormError text={failureText(form.failure)} />
        <Buttons
          label={texts.removeButton}
          busyLabel={texts.removing}
          isBusy={form.isBusy}
          onClose={onClose}
        />
      </form>
    </Dialog>
  )
}
