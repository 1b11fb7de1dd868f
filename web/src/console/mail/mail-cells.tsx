import { Link } from '@tanstack/react-router'
import type { UndeliveredMail } from '@haat/contract/domains/mails.ts'
import { ApiFailure } from '#api/client.ts'
import type { Areas } from '#messages/areas.ts'
import { useArea } from '#messages/use-area.ts'

const linkClass = 'font-semibold text-crimson hover:underline'

/** The subject, and the way to what it is about: an order by the tickets about it. */
export function WhatCell({ mail }: { mail: UndeliveredMail }) {
  const { mail: words } = useArea('staff')
  const { about, kind, subject } = mail
  return (
    <>
      <span className="block font-semibold [overflow-wrap:anywhere] md:min-w-16">{subject}</span>
      <span className="text-fine text-muted">
        {words.kinds[kind]}{' '}
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

/** An address breaks best after its sign. */
export function ToCell({ mail: { to } }: { mail: UndeliveredMail }) {
  const at = to.lastIndexOf('@') + 1
  return (
    <span className="inline-block [overflow-wrap:anywhere] md:min-w-24">
      {to.slice(0, at)}
      <wbr />
      {to.slice(at)}
    </span>
  )
}

/** In the server's own words: staff hand them on. */
export const ServerWords = ({ children }: { children: string }) => (
  <q lang="en" className="block text-fine text-muted [overflow-wrap:anywhere] md:min-w-24">
    {children}
  </q>
)

interface RowActionProps {
  /** With what it is about, for who hears it without the row. */
  name: string
  isBusy?: boolean
  onClick(): void
  children: string
}

/** What can be done with one mail; it is only marked as busy, so that the focus stays. */
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

/** Refused by the API because it is not as the list shows it, or because it did not get there. */
export const sentenceOf = (failure: Error, words: Areas['staff']['mail'], refused: 'changed' | 'over') =>
  failure instanceof ApiFailure && failure.status === 409 ? words[refused] : words.failed
