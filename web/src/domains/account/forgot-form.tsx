import { useCall } from '#api/use-router-context.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmailForm } from './form/email-form.tsx'
import { requestPasswordReset } from './sign-in/request-password-reset.ts'

interface ForgotFormProps {
  firstEmail?: string | undefined
  isFirst?: boolean
  onSent(email: string): void
}

export function ForgotForm(props: ForgotFormProps) {
  const { forgot } = useArea('signIn')
  const call = useCall()
  return (
    <EmailForm
      {...props}
      id="forgot-email"
      submitLabel={forgot.submit}
      send={(email) => requestPasswordReset(call, email)}
    />
  )
}
