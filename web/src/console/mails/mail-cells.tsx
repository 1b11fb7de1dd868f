import { Link } from '@tanstack/react-router'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#ui/messages/areas.ts'
import { useArea } from '#ui/messages/use-area.ts'

const linkClass = 'font-semibold text-crimson hover:underline'

/** The subject, with a link to the ticket that the mail is about, or to the tickets about its order. */
export function SubjectCell({ mail }: { mail: UndeliveredMail }) {
  const { mail: texts } = useArea('staff')
  const { about, kind, subject } = mail
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere] md:min-w-16">{subject}</span>
      <span className="text-fine text-muted">
        {texts.kinds[kind]}{' '}
        {about !== null && kind === 'ticket' && (
          <Link to="/staff/$" params={{ _splat: `desk/${about}` }} className={linkClass}>
            {about}
          </Link>
        )}
        {about !== null && kind === 'order' && (
          <Link
            to="/staff/$"
            params={{ _splat: 'desk' }}
            search={{ searchTerm: about } as never}
            className={linkClass}
          >
            {about}
          </Link>
        )}
      </span>
    </>
  )
}

/** A long address may break after its @. */
export function RecipientCell({ mail: { to } }: { mail: UndeliveredMail }) {
  const at = to.lastIndexOf('@') + 1
  return (
    <span className="inline-block [overflow-wrap:anywhere] md:min-w-24">
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </span>
  )
}

/** The error message of the mail server, word for word, because staff pass it on. */
export const ServerMessage = ({ children }: { children: string }) => (
  <q lang="en" className="block text-fine text-muted [overflow-wrap:anywhere] md:min-w-24">
    {children}
  </q>
)

interface RowActionProps {
  /** The accessible name; it names the mail, because a screen reader may read the button without its row. */
  name: string
  isBusy?: boolean
  onClick(): void
  children: string
}

/** A button for one mail. While busy it is not disabled but only marked, so that it keeps the focus. */
export const RowAction = ({ name, isBusy = false, onClick, children }: RowActionProps) => (
  <button
    type="button"
    aria-label={name}
    aria-busy={isBusy || undefined}
    onClick={() => isBusy || onClick()}
    className="-my-2 min-h-11 text-left font-semibold text-crimson hover:underline aria-busy:text-muted"
  >
    {children}
  </button>
)

/** The text for a failed action: 409 means that the mail has changed since the list was loaded. */
export const errorTextOf = (failure: Error, texts: Areas['staff']['mail'], refused: 'changed' | 'over') =>
  failure instanceof ApiFailure && failure.status === 409 ? texts[refused] : texts.failed
