import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useArea } from '#messages/use-area.ts'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import type { StatePicture } from '#ui/state-screen.tsx'

interface EmptyShelfProps {
  picture: StatePicture
  tone: 'blush' | 'indigo' | 'pine' | 'cream'
  heading: string
  headingLevel?: 1 | 2
  text: string
  /** The way on; a person who helps is always the second one. */
  wayOn: ReactNode
}

/** A list of the shop with nothing in it. */
export function EmptyShelf({ picture, tone, heading, headingLevel = 2, text, wayOn }: EmptyShelfProps) {
  const shop = useArea('shop')
  return (
    <EmptyState
      picture={picture}
      tone={tone}
      heading={heading}
      headingLevel={headingLevel}
      actions={
        <>
          {wayOn}
          <Link to="/help-support" className={buttonClass({ variant: 'quiet', isWide: true })}>
            {shop.askUs}
          </Link>
        </>
      }
    >
      {text}
    </EmptyState>
  )
}

/** The look of the way on. */
export const wayOnClass = buttonClass({ isWide: true })
