import { Link } from '@tanstack/react-router'
import compass from 'picture:state-compass'
import type { ReactNode } from 'react'
import type { ReviewRefusal } from '@haat/contract/domains/reviews.rules.ts'
import { buttonClass } from '#ui/button/button-class.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { OwnHead } from '../own/own-head.tsx'

const button = buttonClass({ variant: 'secondary' })

const ToList = () => (
  <Link to="/profile/reviews/$" params={{ _splat: '' }} className={button}>
    {useArea('profile').ownReviews.toList}
  </Link>
)

/** Why nothing can be written about it, and what leads on. */
export function RefusalScreen({ refusal }: { refusal: ReviewRefusal }) {
  const texts = useArea('profile').ownReviews
  const { title, text } = texts.refusals[refusal]
  const ways: Partial<Record<ReviewRefusal, ReactNode>> = {
    unverified: (
      <Link to="/profile/" className={button}>
        {texts.toProfile}
      </Link>
    ),
    refunded: (
      <Link to="/help-support" className={button}>
        {texts.toHelp}
      </Link>
    ),
    notReceived: (
      <Link to="/profile/orders" className={button}>
        {texts.toOrders}
      </Link>
    ),
  }
  return (
    <EmptyState
      picture={compass}
      tone="cream"
      headingLevel={2}
      heading={title}
      actions={ways[refusal] ?? <ToList />}
    >
      {text}
    </EmptyState>
  )
}

/** An address that leads to nothing that could be reviewed. */
export function MissingScreen() {
  const texts = useArea('profile').ownReviews
  return (
    <>
      <OwnHead title={texts.writeTitle} />
      <EmptyState
        picture={compass}
        tone="cream"
        headingLevel={2}
        heading={texts.missing}
        actions={<ToList />}
      >
        {texts.missingText}
      </EmptyState>
    </>
  )
}
