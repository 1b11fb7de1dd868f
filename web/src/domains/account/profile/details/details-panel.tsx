import { useState } from 'react'
import type { User } from '@haat/contract/domains/account.ts'
import { formatPhone, isDoubtfulPhone, toE164 } from '@haat/contract/shared/phone.ts'
import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { useMessages } from '#ui/messages/use-messages.ts'
import { Panel } from '#ui/panel.tsx'
import { showToast } from '#ui/toast/show-toast.tsx'
import { AccountField } from '../../form/account-field.tsx'
import { useForm, type Form } from '#ui/form/use-form.ts'
import { LiveRule } from '../../form/password-rules.tsx'
import { useSessionActions } from '../../use-session-actions.ts'
import { FormFoot } from '../form-foot.tsx'
import { useProfileUser } from '../../profile-frame.tsx'

type Values = Record<'name' | 'phoneNumber', string>

const isAsItWas = ({ name, phoneNumber }: Values, user: User) =>
  name === user.name && (phoneNumber === '' ? null : toE164(phoneNumber)) === user.phoneNumber

export function DetailsPanel() {
  const { ui } = useMessages()
  const { labels, problems } = useArea('signIn')
  const profile = useArea('profile')
  const call = useCall()
  const user = useProfileUser()
  const { setUser } = useSessionActions()
  // The fields are filled by the first render only, so that nothing being typed is overwritten.
  const [first] = useState({ name: user.name, phone: formatPhone(user.phoneNumber ?? '', ui.language) })

  async function save(body: Values) {
    if (isAsItWas(body, user)) return showToast('info', profile.nothingChanged)
    const saved = await call('PUT /auth/me', { body })
    setUser(saved.user)
    void showToast('success', profile.detailsSaved)
  }

  const form = useForm({
    names: ['name', 'phoneNumber'],
    texts: problems,
    schema: () => import('@haat/contract/domains/account.ts').then((contract) => contract.profileSchema),
    send: save,
  })
  return (
    <Panel>
      <form {...form.props} className="grid items-start gap-5 md:grid-cols-2">
        <AccountField
          id="profile-name"
          name="name"
          label={labels.name}
          form={form}
          defaultValue={first.name}
          autoComplete="name"
          autoCapitalize="words"
        />
        <PhoneField form={form} defaultValue={first.phone} />
        <FormFoot form={form} submitLabel={profile.save} busyLabel={profile.saving} />
      </form>
    </Panel>
  )
}

interface PhoneFieldProps {
  form: Pick<Form<'phoneNumber'>, 'error'>
  defaultValue: string
}

/** Shows while typing how the number was understood, and finds no fault with it before it is finished. */
function PhoneField({ form, defaultValue }: PhoneFieldProps) {
  const { ui } = useMessages()
  const { labels, hints } = useArea('signIn')
  const [typed, setTyped] = useState(defaultValue)
  return (
    <AccountField
      id="profile-phone"
      name="phoneNumber"
      type="tel"
      label={labels.phoneNumber}
      form={form}
      defaultValue={defaultValue}
      autoComplete="tel"
      onText={setTyped}
      hint={
        toE164(typed) && !isDoubtfulPhone(typed) ? (
          <LiveRule isMet>{hints.phoneGood(formatPhone(typed, ui.language))}</LiveRule>
        ) : (
          hints.phoneNumber
        )
      }
    />
  )
}
