import type { ReactNode } from 'react'
import { Weave } from '../brand/weave.tsx'

export type StatePicture = { src: string; width: number; height: number }

export type StateScreenProps = {
  picture: StatePicture
  tone: 'blush' | 'indigo' | 'pine' | 'cream'
  heading: ReactNode
  headingLevel?: 1 | 2
  children: ReactNode
  /** One primary action, and at most one quieter one below it. */
  actions: ReactNode
}

const tones = {
  blush: 'state-arch-blush',
  indigo: 'state-arch-indigo',
  pine: 'state-arch-pine',
  cream: 'state-arch-cream',
}

/**
 * A screen for an empty or failed state: an arch with a picture on the weave, a heading, one sentence and an
 * action.
 */
export function StateScreen({
  picture,
  tone,
  heading,
  headingLevel = 1,
  children,
  actions,
}: StateScreenProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto grid max-w-md justify-items-center px-2 py-10 text-center">
      <div className={`state-arch ${tones[tone]}`}>
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          className="max-h-[8.75rem] w-auto max-w-[70%]"
        />
        <Weave className="w-full" />
      </div>
      <Heading className="mt-5 text-h1">{heading}</Heading>
      <p className="mt-2 max-w-72 text-balance text-muted">{children}</p>
      <div className="mt-6 grid w-full max-w-84 gap-3">{actions}</div>
    </div>
  )
}
