import basket from 'picture:state-basket'
import { Link } from '@tanstack/react-router'
import { useMessages } from '#messages/use-messages.ts'
import { buttonClass } from '#ui/button-class.ts'
import { DateText } from '#ui/date-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Panel } from '#ui/panel.tsx'
import { useSession } from './session.tsx'

export function ProfilePage() {
  const { account } = useMessages()
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { user } = session
  return (
    <div className="grid gap-6 md:grid-cols-[1fr_2fr]">
      <h1 className="col-span-full text-h1">{account.greeting(user.name.split(' ')[0] ?? user.name)}</h1>
      <Panel title={account.details} className="self-start">
        <dl className="grid gap-3">
          <div>
            <dt className="text-fine text-muted">{account.email}</dt>
            <dd className="break-words font-semibold">{user.email}</dd>
          </div>
          <div>
            <dt className="text-fine text-muted">{account.memberSince}</dt>
            <dd className="font-semibold">
              <DateText instant={user.createdAt} hasBikramSambat />
            </dd>
          </div>
        </dl>
        <nav className="mt-4 grid gap-2 border-t border-line pt-4">
          <Link to="/profile/wishlist" className={buttonClass({ variant: 'secondary' })}>
            {account.wishlist}
          </Link>
          <Link to="/profile/cart" className={buttonClass({ variant: 'secondary' })}>
            {account.cart}
          </Link>
        </nav>
      </Panel>
      <EmptyState
        picture={basket}
        headingLevel={2}
        heading={account.noOrders}
        actions={
          <Link to="/products/" className={buttonClass({ isWide: true })}>
            {account.walk}
          </Link>
        }
      >
        {account.noOrdersText}
      </EmptyState>
    </div>
  )
}
