import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'

/** Shown in place of a form that asks for the password, to people who have none: they sign in with Google. */
export function PasswordFirst() {
  const { secondFactor: texts } = useArea('office')
  return (
    <div className="grid justify-items-start gap-3 rounded-control bg-cream p-4 text-cream-ink">
      <p>{texts.noPassword}</p>
      <Link to="/profile/security" className={buttonClass({ variant: 'secondary' })}>
        {texts.setPassword}
      </Link>
    </div>
  )
}
